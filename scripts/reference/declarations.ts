import { relative, resolve } from 'node:path';
import ts from 'typescript-5';

/** One exported name of an entry, ready to be printed. */
export interface Declared {
  readonly name: string;
  /** The file that declares it, from the root of the project: `src/boards/square.ts`. */
  readonly file: string;
  /** Where in the file. */
  readonly position: number;
  /** TypeScript without bodies and private parts; of a class the head and the constructor. */
  readonly signature: string;
  readonly doc: string;
  /** Of a class: its other public members. */
  readonly members: readonly { readonly signature: string; readonly doc: string }[];
}

/** Reads the exports of entries of the library, in the order in which the index files name them. */
export class Declarations {
  readonly #root: string;
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(root: string, entries: readonly string[]) {
    this.#root = root;
    const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
    this.#program = ts.createProgram({ rootNames: entries.map((entry) => resolve(root, entry)), options });
    this.#checker = this.#program.getTypeChecker();
  }

  /** What an entry exports; types of packages that are handed on are left out. */
  of(entry: string): Declared[] {
    const source = this.#program.getSourceFile(resolve(this.#root, entry));
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (!module) return [];
    return this.#checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(exported) : exported;
      return this.#describe(exported.name, symbol.declarations ?? []);
    });
  }

  #describe(name: string, declarations: readonly ts.Declaration[]): Declared[] {
    const own = declarations.filter((one) => !one.getSourceFile().fileName.includes('/node_modules/'));
    const shown = own.length > 1 ? own.filter((one) => !(ts.isFunctionDeclaration(one) && one.body)) : own;
    const [first] = shown;
    if (!first) return [];
    return [
      {
        name,
        file: relative(this.#root, first.getSourceFile().fileName).replaceAll('\\', '/'),
        position: first.getStart(),
        signature: shown.map((one) => this.#signature(one)).join('\n'),
        doc: shown
          .map((one) => docOf(one))
          .join('\n\n')
          .trim(),
        members: ts.isClassDeclaration(first) ? this.#members(first) : [],
      },
    ];
  }

  #signature(node: ts.Node): string {
    if (ts.isClassDeclaration(node)) {
      const head = textBetween(node, node.getStart(), node.members.pos).replace(/\s*\{$/, '');
      const made = node.members.filter((member) => ts.isConstructorDeclaration(member) && isShown(member, node));
      const body = made.map((member) => `\n  ${this.#signature(member)}`).join('');
      return body === '' ? `${head} {}` : `${head} {${body}\n}`;
    }
    if (ts.isVariableDeclaration(node)) return `const ${node.name.getText()}: ${this.#typeOf(node)};`;
    if (ts.isFunctionLike(node)) {
      const body = 'body' in node ? (node.body as ts.Node | undefined) : undefined;
      const head = withoutExport(this.#headOf(node, body?.pos ?? node.end)).replace(/;$/, '');
      const hasType = node.type !== undefined || ts.isConstructorDeclaration(node) || ts.isSetAccessor(node);
      return hasType ? `${head};` : `${head}: ${this.#returnTypeOf(node)};`;
    }
    if (ts.isPropertyDeclaration(node)) {
      const words = (node.modifiers ?? []).map((modifier) => modifier.getText()).join(' ');
      const mark = node.questionToken ? '?' : '';
      return `${words} ${node.name.getText()}${mark}: ${node.type?.getText() ?? this.#typeOf(node)};`.trim();
    }
    return withoutExport(node.getText());
  }

  /** The text of a function up to its body; a parameter with a default becomes one that may be left out. */
  #headOf(node: ts.SignatureDeclaration, end: number): string {
    const { text } = node.getSourceFile();
    let head = '';
    let from = node.getStart();
    for (const parameter of node.parameters.filter(({ initializer }) => initializer)) {
      const type = parameter.type?.getText() ?? this.#typeOf(parameter);
      head += `${text.slice(from, parameter.name.end)}?: ${type}`;
      from = parameter.end;
    }
    return (head + text.slice(from, end)).trim();
  }

  #members(node: ts.ClassDeclaration): Declared['members'] {
    const overloaded = new Set(node.members.filter((one) => ts.isMethodDeclaration(one) && !one.body).map(nameOf));
    return node.members
      .filter((member) => isShown(member, node) && !['', 'manifest'].includes(nameOf(member)))
      .filter((member) => !(ts.isMethodDeclaration(member) && member.body && overloaded.has(nameOf(member))))
      .map((member) => ({ signature: this.#signature(member), doc: docOf(member) }));
  }

  #typeOf(node: ts.VariableDeclaration | ts.PropertyDeclaration | ts.ParameterDeclaration): string {
    const type = this.#checker.getTypeAtLocation(node);
    const text = this.#checker.typeToString(type, node, ts.TypeFormatFlags.NoTruncation);
    return text.length < 100 ? text : `${(type.aliasSymbol ?? type.symbol).name}<…>`;
  }

  #returnTypeOf(node: ts.SignatureDeclaration): string {
    const signature = this.#checker.getSignatureFromDeclaration(node);
    return signature ? this.#checker.typeToString(signature.getReturnType(), node) : 'unknown';
  }
}

function nameOf(member: ts.ClassElement): string {
  return member.name?.getText() ?? '';
}

/** Public members; of an abstract class also the protected ones, which are for those who extend it. */
function isShown(member: ts.ClassElement, owner: ts.ClassDeclaration): boolean {
  const flags = ts.getCombinedModifierFlags(member);
  const isAbstract = (ts.getCombinedModifierFlags(owner) & ts.ModifierFlags.Abstract) !== 0;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Override | (isAbstract ? 0 : ts.ModifierFlags.Protected);
  return (flags & hidden) === 0 && !(member.name && ts.isPrivateIdentifier(member.name));
}

function textBetween(node: ts.Node, start: number, end: number): string {
  return withoutExport(node.getSourceFile().text.slice(start, end).trim());
}

const withoutExport = (text: string) => text.replace(/^export (default )?/, '');

/** The doc comment of a declaration as Markdown. */
function docOf(node: ts.Node): string {
  const holder = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const comment = ts.getJSDocCommentsAndTags(holder).filter(ts.isJSDoc).at(-1);
  if (!comment) return '';
  const tags = (comment.tags ?? []).map((tag) => {
    const name = ts.isJSDocParameterTag(tag) ? ` \`${tag.name.getText()}\`` : '';
    return `- ${tag.tagName.text}${name}: ${textOf(tag.comment)}`;
  });
  return [textOf(comment.comment), tags.join('\n')].filter((part) => part !== '').join('\n\n');
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\{@link ([^}]+)\}/g, '`$1`').trim();
}
