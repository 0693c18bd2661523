import { readdir, readFile } from 'node:fs/promises';

/** One process, as of now. */
export interface ProcessSample {
  pid: number;
  /** What it is, in a few words: the program and what it was started with, or what it calls itself. */
  command: string;
  kind: 'node' | 'database' | 'other';
  /** Megabytes that are in memory, those it shares with others too. */
  rss: number;
  /** Its part of them: what it shares is divided by those who do. Null where we may not know. */
  pss: number | null;
  /** Milliseconds of a processor since it began. */
  processorMs: number;
}

/** Linux counts in hundredths of a second whatever its clock does. */
const MS_OF_TICK = 10;
const PAGE_BYTES = 4096;
const WORDS = 60;

/** A process and all below it, however they came to be; those that end meanwhile are left out. Linux only. */
export async function processTree(root: number): Promise<ProcessSample[]> {
  const all = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map((name) => read(Number(name))),
  );
  const known = all.filter((found) => found !== null);
  const inTree = new Set([root]);
  for (let before = 0; before !== inTree.size;) {
    before = inTree.size;
    for (const { sample, parent } of known) if (inTree.has(parent)) inTree.add(sample.pid);
  }
  const found = known.flatMap(({ sample }) => (inTree.has(sample.pid) ? [sample] : [])).sort((a, b) => a.pid - b.pid);
  return Promise.all(found.map(async (sample) => ({ ...sample, pss: await proportional(sample.pid) })));
}

async function proportional(pid: number): Promise<number | null> {
  const rollup = await readFile(`/proc/${String(pid)}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = /^Pss:\s+(\d+)/m.exec(rollup)?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

type Found = Omit<ProcessSample, 'pss'>;

async function read(pid: number): Promise<{ sample: Found; parent: number } | null> {
  try {
    const [stat, line] = await Promise.all([
      readFile(`/proc/${String(pid)}/stat`, 'utf8'),
      readFile(`/proc/${String(pid)}/cmdline`, 'utf8'),
    ]);
    return readStat(stat, line, pid);
  } catch {
    return null;
  }
}

/** @param stat as `/proc/<pid>/stat` has it: its name may hold spaces and brackets, so that numbers are counted from the last one */
export function readStat(stat: string, line: string, pid: number): { sample: Found; parent: number } {
  const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
  const numbers = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const words = line
    .split('\0')
    .filter((word) => word !== '')
    .map((word) => word.replace(/^.*\//, ''));
  const command = (words.length === 0 ? name : words.join(' ')).slice(0, WORDS);
  return {
    parent: numbers[1] ?? 0,
    sample: {
      pid,
      command,
      kind: kindOf(command),
      rss: Math.round(((numbers[21] ?? 0) * PAGE_BYTES) / 2 ** 20),
      processorMs: ((numbers[11] ?? 0) + (numbers[12] ?? 0)) * MS_OF_TICK,
    },
  };
}

function kindOf(command: string): ProcessSample['kind'] {
  if (/^node\b/.test(command)) return 'node';
  return command.startsWith('postgres') ? 'database' : 'other';
}
