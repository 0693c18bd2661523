import { once } from 'node:events';
import { join } from 'node:path';
import { startProcess } from '../support/start-process';
import type { Verdict } from './judge-answer';
import type { Kind, Target } from './target';

/** What the process that storms is told. */
export interface StormOrder {
  origin: string;
  clients: number;
  seconds: number;
  targets: readonly Target[];
  /** Of the loopback network the clients come from. */
  block: number;
  /** Whether all of them come from one address. */
  oneAddress: boolean;
  /** Number of what nobody has asked for before; none may come twice in the life of a portal. */
  first: number;
  /** Whether all targets are asked once, in their order, instead of as browsers do. */
  walk: boolean;
  /** Milliseconds each client looks at an answer before it asks again; none when left out. */
  lookMs?: number;
  userAgent?: string;
}

/** What it tells. */
export interface StormFigures {
  seconds: number;
  asked: number;
  /** Milliseconds of the answers that were no refusals, by what was asked for. */
  times: Partial<Record<Kind, number[]>>;
  statuses: Record<string, number>;
  verdicts: Record<Verdict, number>;
  /** Requests without an answer. */
  failed: number;
  /** Some answers that should not be. */
  examples: string[];
}

export interface Storm {
  /** Until the first client stops asking; answers may still be on their way. */
  over: Promise<void>;
  figures: Promise<StormFigures>;
}

/** Starts a storm in a process of its own. */
export function startStorm(order: StormOrder): Storm {
  const { child } = startProcess(join(import.meta.dirname, 'storm.ts'));
  child.send(order);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the storm ended without figures')));
  ended.catch(() => undefined);
  const figures = new Promise<StormFigures>((resolve) => {
    child.on('message', (message: unknown) => {
      if (isFigures(message)) resolve(message);
    });
  });
  const over = new Promise<void>((resolve) =>
    child.once('message', () => {
      resolve();
    }),
  );
  return { over: Promise.race([over, ended]), figures: Promise.race([figures, ended]) };
}

function isFigures(value: unknown): value is StormFigures {
  return typeof value === 'object' && value !== null && 'verdicts' in value;
}
