import fc from 'fast-check';

// How many random samples a law is tried on, unless it says so itself; the long test tries a thousand.
fc.configureGlobal({ numRuns: Number(process.env.LAW_RUNS ?? 50) });
