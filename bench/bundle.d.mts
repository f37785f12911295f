export function bundle(
  code: string,
  options: {
    readonly format: 'iife' | 'esm';
    readonly globalName?: string;
    readonly minify?: boolean;
    readonly external?: readonly string[];
  },
): Promise<string>;
