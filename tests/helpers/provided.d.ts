import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the shared data. */
    data: string;
    /** The address of the built demo. */
    site: string;
    /** Where the browser of the end-to-end tests listens. */
    chromium: string;
  }
}
