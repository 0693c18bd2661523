import { type Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Hammering {
  /** Ends it. @returns what came: statuses and failures, each with how often */
  stop: () => Promise<Record<string, number>>;
  count: () => number;
}

/** They ask some hundred times a second together, which leaves the processes that are replaced room to start. */
const PAUSE_MS = 20;

/** Visitors who ask almost without a pause, each after its last answer. */
export function hammer(origin: string, agent: Agent | undefined, visitors = 6): Hammering {
  const came: Record<string, number> = {};
  let answers = 0;
  let stopped = false;
  const ask = (): Promise<string> =>
    new Promise((resolve) => {
      const request = get(`${origin}/openapi.json`, { agent: agent ?? false }, (response: IncomingMessage) => {
        response
          .resume()
          .on('end', () => resolve(String(response.statusCode)))
          .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      });
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  const visits = Array.from({ length: visitors }, async () => {
    while (!stopped) {
      const outcome = await ask();
      came[outcome] = (came[outcome] ?? 0) + 1;
      answers += 1;
      await pause(PAUSE_MS);
    }
  });
  return {
    count: () => answers,
    stop: async () => {
      stopped = true;
      await Promise.all(visits);
      agent?.destroy();
      return came;
    },
  };
}
