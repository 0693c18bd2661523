import { ACCOUNT_CALLS, CSRF_HEADER, SIGN_IN_PATH } from '@kvadrat/contracts/account';
import type { Browser } from 'playwright-core';

/** Whether pages are for who is signed in: the portal leads everybody else away from one of them. */
export async function needsSignIn(origin: string, paths: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(
    paths.map((path) => fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' } })),
  );
  return answers.some(({ headers }) => headers.get('location')?.startsWith(SIGN_IN_PATH) === true);
}

/**
 * Makes an account on the portal, for visitors of pages that nobody else gets to see.
 * @returns the cookies of its session, each `name=value`
 * @throws {Error} that says what the portal has answered
 */
export async function signUp(browser: Browser, origin: string): Promise<string[]> {
  const context = await browser.newContext();
  try {
    const given: unknown = await (await context.request.get(origin + ACCOUNT_CALLS.csrf)).json();
    const token = typeof given === 'object' && given !== null && 'token' in given ? String(given.token) : '';
    const form = {
      first_name: 'Ana',
      last_name: 'Horvat',
      email: `chaos.${Date.now()}@example.hr`,
      phone: '',
      'phone-prefix': '385',
      password: 'marjan-jutro-2026',
      privacy: '1',
    };
    const answer = await context.request.post(origin + ACCOUNT_CALLS.register, {
      form,
      headers: { [CSRF_HEADER]: token, origin },
    });
    if (!answer.ok()) throw new Error(`no account could be made: ${answer.status()} ${await answer.text()}`);
    return (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  } finally {
    await context.close();
  }
}
