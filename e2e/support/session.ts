import { ACCOUNT_CALLS, CSRF_HEADER } from '@kvadrat/contracts/account';
import type { BrowserContext } from 'playwright-core';
import { fromElsewhere, newEmail, PERSON } from './account';
import { portalOrigin } from './portal-origin';

/** A call that changes something, with the cookies of a visitor's browser. */
async function call({ request }: BrowserContext, path: string, form: Record<string, string>): Promise<void> {
  const origin = portalOrigin();
  const given: unknown = await (await request.get(origin + ACCOUNT_CALLS.csrf)).json();
  const token = typeof given === 'object' && given !== null && 'token' in given ? String(given.token) : '';
  const answer = await request.post(origin + path, {
    form,
    headers: { ...fromElsewhere(), [CSRF_HEADER]: token, origin },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
}

/** Makes an account; its session is in the visitor's browser, no page knows of it yet. @returns its address */
export async function signUpByCall(context: BrowserContext, changes: Record<string, string> = {}): Promise<string> {
  const email = newEmail();
  const { name, surname, password } = PERSON;
  const form = {
    first_name: name,
    last_name: surname,
    email,
    phone: '',
    'phone-prefix': '385',
    password,
    privacy: '1',
    communications: '0',
    newsletter: '0',
    ...changes,
  };
  await call(context, ACCOUNT_CALLS.register, form);
  return email;
}

export function signInByCall(context: BrowserContext, email: string, password = PERSON.password): Promise<void> {
  return call(context, ACCOUNT_CALLS.login, { email, password });
}
