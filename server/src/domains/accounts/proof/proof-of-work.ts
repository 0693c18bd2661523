import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Db } from '../../../platform/db';
import { digestOf } from '../secret-token';
import type { SharedSecret } from '../../../platform/secrets';

/** Tries until a device finds the number: about a second on a telephone, and never much more. */
const LEAST_TRIES = 20_000;
const MOST_TRIES = 60_000;
const LIFE_MS = 10 * 60_000;

/** Challenges that cost a visitor's device about a second (ALTCHA), in place of riddles that people have to solve. */
export class ProofOfWork {
  constructor(
    private readonly db: Db,
    private readonly secret: Pick<SharedSecret, 'value'>,
    private readonly now: () => Date,
  ) {}

  async challenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'SHA-256',
      cost: 1,
      counter: randomInt(LEAST_TRIES, MOST_TRIES),
      deriveKey,
      expiresAt: new Date(this.now().getTime() + LIFE_MS),
      ...(await this.#secrets()),
    });
  }

  /** Whether a field holds the solution of a challenge of ours that was not used before. */
  async accepts(field: string): Promise<boolean> {
    const proof = readProof(field);
    if (proof === null) return false;
    // The library throws for parameters it does not know.
    const verified = await verifySolution({ ...proof, deriveKey, ...(await this.#secrets()) }).then(
      (result) => result.verified,
      () => false,
    );
    return verified && this.#useUp(proof.challenge.parameters.nonce);
  }

  async #secrets(): Promise<{ hmacSignatureSecret: string; hmacKeySignatureSecret: string }> {
    const secret = (await this.secret.value()).toString('hex');
    return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` };
  }

  async #useUp(nonce: string): Promise<boolean> {
    const expires_at = new Date(this.now().getTime() + LIFE_MS);
    const used = await this.db
      .insertInto('account_used_proof')
      .values({ digest: digestOf(nonce), expires_at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('expires_at')
      .executeTakeFirst();
    return used !== undefined;
  }
}

interface Proof {
  challenge: Challenge;
  solution: Solution;
}

function readProof(field: string): Proof | null {
  try {
    const proof: unknown = JSON.parse(Buffer.from(field, 'base64').toString('utf8'));
    return isProof(proof) ? proof : null;
  } catch {
    return null;
  }
}

function isProof(value: unknown): value is Proof {
  if (!isObject(value) || !isObject(value['challenge']) || !isObject(value['solution'])) return false;
  const { parameters, signature } = value['challenge'];
  const { counter, derivedKey } = value['solution'];
  return (
    isObject(parameters) &&
    typeof parameters['nonce'] === 'string' &&
    typeof signature === 'string' &&
    typeof counter === 'number' &&
    typeof derivedKey === 'string'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
