import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { BuildError } from '../config/build-error';
import { BROWSERS } from './browsers';
import { WORKSPACE_ROOT } from './workspace';

/** What the process that builds answers about a package. */
export type Built = { release: string } | { problem: string };

/** Reads such an answer. @throws {Error} for anything else */
function readBuilt(answer: unknown): Built {
  if (typeof answer === 'object' && answer !== null) {
    if ('release' in answer && typeof answer.release === 'string') return { release: answer.release };
    if ('problem' in answer && typeof answer.problem === 'string') return { problem: answer.problem };
  }
  throw new Error(`no answer of a build: ${JSON.stringify(answer)}`);
}

/** A process that builds packages one after the other, started with the first. */
export class Builder {
  #child: Child | undefined;

  async build(directory: string): Promise<Built> {
    const child = (this.#child ??= startChild('build-asked'));
    // Kept until the end, so that the reports of two packages do not mix.
    const output: Buffer[] = [];
    const keep = (bytes: Buffer): void => void output.push(bytes);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', keep);
    const built = await new Promise<Built>((resolve) => {
      const gone = (code: number | null): void => {
        this.#child = undefined;
        resolve({ problem: `the process that builds ${directory} ended with ${String(code)}` });
      };
      child.once('exit', gone);
      child.once('message', (answer) => {
        child.off('exit', gone);
        resolve(readBuilt(answer));
      });
      child.send(directory);
    });
    for (const stream of [child.stdout, child.stderr]) stream.off('data', keep);
    const report = Buffer.concat(output).toString('utf8').trimEnd();
    return 'problem' in built && report !== '' ? { problem: `${report}\n${built.problem}` } : built;
  }

  end(): void {
    this.#child?.disconnect();
  }
}

/** A process whose output is read here. */
export interface Child extends ChildProcess {
  stdout: Readable;
  stderr: Readable;
}

/** Starts a program of this folder; it ends when this process ends. */
export function startChild(name: 'build-one' | 'build-asked', ...options: string[]): Child {
  const program = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, program, ...options], {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, BROWSERSLIST: BROWSERS },
    // Its end tells the child that its parent is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (!hasOutput(child)) throw new BuildError('no process could be started to build in');
  return child;
}

function hasOutput(child: ChildProcess): child is Child {
  return child.stdout !== null && child.stderr !== null;
}
