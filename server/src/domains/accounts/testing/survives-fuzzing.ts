import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import fc from 'fast-check';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { PasswordHasher } from '../passwords/password-hasher';
import { createAccountPortal, type AccountPortal } from './account-portal';
import { CHANGING_CALLS } from './changing-calls';
import { fuzzedBody } from './fuzzed-bodies';
import { GOOD_PASSWORD, person } from './test-visitor';

/** Hashes nothing: bodies are what is tried here, not the processor. */
class NoHasher extends PasswordHasher {
  override hash(): Promise<string> {
    return Promise.resolve('none');
  }

  override fits(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** Registers a test for each call: so many bodies, and never a failure of the server's own. */
export function survivesFuzzing(bodies: number): void {
  const database = withTestDatabase();
  let portal: AccountPortal;

  beforeAll(async () => {
    portal = await createAccountPortal(database, { hasher: new NoHasher() });
  });
  afterAll(() => portal.close());

  test.each(CHANGING_CALLS)(`${bodies} bodies to %s by %s`, async (path, method) => {
    const visitor = portal.visitor();
    await visitor.register(person({ password: GOOD_PASSWORD }));
    await fc.assert(
      fc.asyncProperty(fuzzedBody, fc.boolean(), async ({ type, body }, navigates) => {
        const { statusCode, body: answer } = await visitor.raw(path, { method, type, body, navigates });
        expect([statusCode, statusCode < 500 ? '' : answer]).toEqual([expect.any(Number), '']);
      }),
      { numRuns: bodies, endOnFailure: true },
    );
    expect((await portal.visitor().get(ACCOUNT_CALLS.info)).body).toBe('null');
  });
}
