import { decideProgram, type Program, thisMachine } from './find-program';
import { runCommand } from './run-command';

/** Finds a program, and installs it with the system's packages where that is allowed. */
export async function provideProgram(
  root: string,
  program: Program,
): Promise<{ path: string } | { path: null; reason: string }> {
  const first = decideProgram(thisMachine, program);
  if (first.kind !== 'install') return first.kind === 'found' ? first : { path: null, reason: first.reason };
  console.log(`Installing ${program.title} with apt-get.`);
  for (const [command = '', ...parameters] of first.commands) {
    await runCommand(root, command, parameters, { DEBIAN_FRONTEND: 'noninteractive' });
  }
  const second = decideProgram(thisMachine, program);
  if (second.kind === 'found') return second;
  return { path: null, reason: `${program.title} could not be installed by apt-get; set ${program.setting} to it` };
}

/** Finds the first of several programs that do the same, in the order in which they are liked; what is said of the last one when there is none. */
export async function provideFirst(
  root: string,
  [program, ...others]: readonly [Program, ...Program[]],
): Promise<{ path: string } | { path: null; reason: string }> {
  const found = await provideProgram(root, program);
  const [next, ...rest] = others;
  return found.path === null && next !== undefined ? provideFirst(root, [next, ...rest]) : found;
}
