import { globSync, readFileSync } from 'node:fs';

/** Every document of the project. */
export const DOCUMENTS: readonly string[] = globSync(['*.md', 'docs/**/*.md']).toSorted();

/** A command of a document, without the program that its output is piped into. */
export interface DocumentedCommand {
  file: string;
  /** As written, such as `PORT=4400 npm start`. */
  text: string;
  program: string;
  args: string[];
}

const PROGRAMS = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|openssl|gpg|grep|rm)(?: |$)/;

/** All commands of code blocks and of code within sentences, each once for each document. */
export function listCommands(documents = DOCUMENTS): DocumentedCommand[] {
  return documents.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].flatMap(([, lines = '']) =>
      lines.split('\n').map((line) => line.trim()),
    );
    const spans = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => PROGRAMS.test(code) && code.includes(' '));
    const written = new Set([...blocks, ...spans].filter(Boolean));
    return [...written].flatMap((line) => splitLine(line).map((each) => ({ file, ...each })));
  });
}

/** The commands of a line: of `a && b | c` all three; a line that only sets variables has none. */
function splitLine(line: string): Omit<DocumentedCommand, 'file'>[] {
  return line.split(/ (?:&&|\|) /).flatMap((text) => {
    const words = text.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
    const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
    if (start < 0) return [];
    const [program = '', ...args] = words
      .slice(start)
      .map((word) => word.replace(/^(["'])(.*)\1$/, '$2'));
    return [{ text, program, args }];
  });
}
