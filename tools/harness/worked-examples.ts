import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from './portal';

/** A block of code that says which file it is: the whole file, or lines of one that is there. */
export interface WorkedExample {
  file: string;
  kind: 'file' | 'lines';
  text: string;
}

/** Reads the code of CONTRIBUTING.md that names its file behind the language: ```` ```ts server/src/a.ts ````. */
export async function readExamples(file = join(projectRoot, 'CONTRIBUTING.md')): Promise<WorkedExample[]> {
  const text = await readFile(file, 'utf8');
  return [...text.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, language = '', path = '', code = '']) => ({
    file: path,
    kind: language === 'diff' ? 'lines' : 'file',
    text: code,
  }));
}

/** Puts an example into a copy of the project. @throws Error for a line that is to be taken out and is not there */
export async function putExample(folder: string, { file, kind, text }: WorkedExample): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, kind === 'file' ? text : changed(await readFile(target, 'utf8'), text, file));
}

/** Each line that is taken out makes room for the one that comes in its place; others come last. */
function changed(before: string, lines: string, file: string): string {
  const marked = (mark: string): string[] =>
    lines
      .split('\n')
      .filter((line) => line.startsWith(mark))
      .map((line) => line.slice(1));
  const [taken, given] = [marked('-'), marked('+')];
  const replaced = taken.reduce((text, line, index) => {
    if (!text.includes(`${line}\n`)) throw new Error(`${file} has no line "${line}"`);
    return text.replace(`${line}\n`, () => `${given[index] ?? ''}\n`);
  }, before);
  return (
    replaced +
    given
      .slice(taken.length)
      .map((line) => `${line}\n`)
      .join('')
  );
}
