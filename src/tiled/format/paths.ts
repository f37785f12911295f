/** The path of a file that another file names: relative to the folder of that file, unless it is absolute. */
export function joinPath(file: string, path: string): string {
  if (/^(data|blob):/i.test(path)) return path;
  const to = splitRoot(path);
  const from = splitRoot(isUrl(file) ? file.replace(/[?#].*$/s, '') : file);
  if (to.root === '/') return `${isUrl(from.root) ? from.root : to.root}${tidy(to.rest, true)}`;
  if (to.root !== '') return `${to.root}${tidy(to.rest, true)}`;
  const folder = from.rest.slice(0, from.rest.lastIndexOf('/') + 1);
  return `${from.root}${tidy(`${folder}${to.rest}`, from.root !== '')}`;
}

/** The root that makes a path absolute, '' if none does: `https://host/`, `C:/`, `//host/`, `/`. */
function splitRoot(path: string): { root: string; rest: string } {
  const slashes = isUrl(path) ? path : path.replaceAll('\\', '/');
  const root = /^(?:[a-z][a-z0-9+.-]+:\/\/[^/]*|[a-z]:(?=\/)|\/\/[^/]+)?\/?/i.exec(slashes)?.[0] ?? '';
  return { root: root === '' || root.endsWith('/') ? root : `${root}/`, rest: slashes.slice(root.length) };
}

function isUrl(path: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(path);
}

function tidy(path: string, absolute: boolean): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part === '..' && !absolute) parts.push(part);
    else if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
