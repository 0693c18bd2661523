import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { closedLoad, timed } from './load';

/** Those of the server (`server/src/domains/accounts/passwords/password-hasher.ts`); a test compares. */
export const HASH_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords this machine can check in a second when it does nothing else: one at a time for each processor, as the server does. */
export async function hashCeiling(seconds: number): Promise<number> {
  const stored = await hash('morska-sol 77', HASH_PARAMETERS);
  const load = await closedLoad(availableParallelism(), seconds, () =>
    timed(async () => ({ status: (await verify(stored, 'morska-sol 77')) ? 200 : 401 })),
  );
  return load.times.length / load.seconds;
}
