import { ACCOUNT_CALLS, PROOF_FIELD } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import type { HttpClient } from '@kvadrat/contracts/remote';

/**
 * Makes a call; where the server asks who calls so often for a proof of work, finds one and calls
 * once more. A missing or old token is the business of the host's client.
 * @param call gets the fields to send along, none at first
 */
export async function sendWithProof<T>(
  http: HttpClient,
  call: (proof: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  try {
    return await call({});
  } catch (error) {
    if (!isAppError(error) || error.code !== 'proof-required') throw error;
    const [challenge, { solveProof }] = await Promise.all([
      http.get<unknown>(ACCOUNT_CALLS.challenge),
      import('./solve-proof'),
    ]);
    const proof = await solveProof(challenge);
    if (proof === null) throw error;
    return call({ [PROOF_FIELD]: proof });
  }
}
