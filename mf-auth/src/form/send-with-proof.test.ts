import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { readingClient, type HttpClient } from '@kvadrat/contracts/remote';
import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import { webcrypto } from 'node:crypto';
import { sendWithProof } from './send-with-proof';

const SECRET = 'test';
const required = new AppError('proof-required', '429', { status: 429 });
const challenge = () =>
  createChallenge({ algorithm: 'SHA-256', cost: 1, keyPrefix: '0', deriveKey, hmacSignatureSecret: SECRET });
/** The type a caller names for an answer is its own claim, as with the real client. */
const answering = (answer: () => unknown): HttpClient => readingClient(async <T>() => (await answer()) as T);

beforeAll(() => {
  if (!('subtle' in crypto)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

test('without need no proof is looked for', async () => {
  const get = jest.fn();
  await expect(sendWithProof(answering(get), async (proof) => proof)).resolves.toEqual({});
  expect(get).not.toHaveBeenCalled();
});

test('E.8 where it is asked for, a proof that holds goes along the second time', async () => {
  const call = jest
    .fn<Promise<string>, [Readonly<Record<string, string>>]>()
    .mockRejectedValueOnce(required)
    .mockResolvedValueOnce('done');
  await expect(sendWithProof(answering(challenge), call)).resolves.toBe('done');
  const proof = call.mock.calls[1]?.[0] ?? {};
  const payload: Payload = JSON.parse(atob(proof['altcha'] ?? ''));
  await expect(
    verifySolution({
      challenge: payload.challenge,
      solution: payload.solution,
      deriveKey,
      hmacSignatureSecret: SECRET,
    }),
  ).resolves.toMatchObject({ verified: true });
});

test('E.8 a second refusal is final', async () => {
  const call = jest.fn().mockRejectedValue(required);
  await expect(sendWithProof(answering(challenge), call)).rejects.toBe(required);
  expect(call).toHaveBeenCalledTimes(2);
});

test('E.8 what is no challenge leaves the first refusal', async () => {
  const call = jest.fn().mockRejectedValue(required);
  await expect(
    sendWithProof(
      answering(() => ({ hello: 1 })),
      call,
    ),
  ).rejects.toBe(required);
  expect(call).toHaveBeenCalledTimes(1);
});

test('other failures are not tried again', async () => {
  const refused = new AppError('status', '401', { status: 401 });
  const paths: string[] = [];
  const http = readingClient(async (path) => {
    paths.push(path);
    throw refused;
  });
  await expect(sendWithProof(http, () => Promise.reject(refused))).rejects.toBe(refused);
  expect(paths).not.toContain(ACCOUNT_CALLS.challenge);
});
