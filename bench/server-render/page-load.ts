import { join } from 'node:path';
import { startProcess } from '../support/start-process';

/** What the process that asks is told. */
export interface LoadOrder {
  port: number;
  clients: number;
  seconds: number;
  /** Addresses, asked in turn. */
  addresses: readonly string[];
  /** Put behind each address and counted up, so that none is asked twice; without it they are asked over and over. */
  counter: { text: string; from: number } | null;
}

/** What it tells. */
export interface PageLoad {
  seconds: number;
  /** Milliseconds of each answer with 200. */
  times: number[];
  refused: number;
  /** Answers that were looked at, and those of them that were no whole list. */
  looked: number;
  empty: number;
  asked: number;
}

/** Asks for pages from a process of its own. @throws {Error} for an answer that is neither 200 nor 503 */
export async function loadPages(order: LoadOrder): Promise<PageLoad> {
  const { child, message } = startProcess(join(import.meta.dirname, 'ask-pages.ts'));
  child.send(order);
  const told = await message();
  if (!isLoad(told)) throw new Error(`asking for pages failed: ${JSON.stringify(told)}`);
  return told;
}

/** Whole pages in a second: those that were empty are none. */
export function wholePerSecond({ times, seconds, looked, empty }: PageLoad): number {
  return looked === 0 ? 0 : (times.length / seconds) * (1 - empty / looked);
}

function isLoad(value: unknown): value is PageLoad {
  return typeof value === 'object' && value !== null && 'times' in value && Array.isArray(value.times);
}
