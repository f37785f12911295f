import type { Declared } from './declarations.js';

/** The page of an entry: a section a file, in the order of the index, a subsection a name. */
export function declarationsPage(title: string, introduction: string, declared: readonly Declared[]): string {
  const files = [...new Set(declared.map(({ file }) => file))];
  const sections = files.map((file) => {
    const names = declared.filter((one) => one.file === file).sort((a, b) => a.position - b.position);
    return [`## ${topicOf(file)}`, `[${file}](../../${file})`, ...names.map((one) => declaration(one))].join('\n\n');
  });
  return `${[`# ${title}`, introduction, ...sections].join('\n\n')}\n`;
}

/** One name: its signature, what it says of itself, and of a class its members. */
export function declaration({ name, signature, doc, members }: Declared): string {
  const list = members.map((member) => `- ${code(member.signature)}${indented(member.doc)}`);
  const parts = [`### ${name}`, `\`\`\`ts\n${signature}\n\`\`\``, doc, list.join('\n')];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** `src/boards/layout-options.ts` is the topic "Layout options", `src/boards/forwarding/plan.ts` "Forwarding: plan". */
function topicOf(file: string): string {
  const path = file.replace(/^src\/(boards|manifests|behaviors|tiled\/format|tiled)\//, '').replace(/\.ts$/, '');
  const words = path.replaceAll('-', ' ').replaceAll('/', ': ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A signature on one line, as a code span. */
function code(signature: string): string {
  const line = signature
    .replace(/\s*\n\s*/g, ' ')
    .replace(/;$/, '')
    .replaceAll('( ', '(')
    .replaceAll(', )', ')');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}

/** Text below the first line of a list item. */
function indented(text: string): string {
  return text === '' ? '' : `  \n${text.replace(/^(?=.)/gm, '  ')}`;
}
