import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

/** The field that answers a challenge. @throws {Error} when there is no solution */
export async function findProof(text: string): Promise<string> {
  const challenge: Parameters<typeof solveChallenge>[0]['challenge'] = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('a challenge has no solution');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
