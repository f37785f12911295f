import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the shared data. */
    data: string;
    /** The address of the built demo. */
    site: string;
  }
}
