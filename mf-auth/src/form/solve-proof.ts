import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha';

/** How long a visitor's device may look for a solution, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * Finds the number that a challenge asks for.
 * @returns the field's text, or null where the answer is no challenge or the time was not enough
 */
export async function solveProof(challenge: unknown): Promise<string | null> {
  if (!isChallenge(challenge)) return null;
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2') ? derivePbkdf2 : deriveSha;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
}

function isChallenge(value: unknown): value is Challenge {
  if (typeof value !== 'object' || value === null || !('parameters' in value)) return false;
  const { parameters } = value;
  return (
    typeof parameters === 'object' &&
    parameters !== null &&
    'algorithm' in parameters &&
    typeof parameters.algorithm === 'string'
  );
}
