import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import { socialSignInPath } from '@kvadrat/contracts/account';
import type { Response as Answer } from 'light-my-request';
import type { TestVisitor } from '../../accounts/testing/test-visitor';
import type { Person } from '../development/persons';
import { PORTAL } from './social-portal';

export const ANA: Person = { email: 'ana@primjer.hr', emailVerified: true, name: 'Ana', surname: 'Horvat' };

/** What a provider sends a visitor back with. */
export interface ProviderAnswer {
  method: 'GET' | 'POST';
  /** With the query of a GET. */
  path: string;
  /** Of a POST. */
  body: string;
}

export function begin(
  visitor: TestVisitor,
  service: SocialProvider,
  more: { returnTo?: string; opener?: string } = {},
): Promise<Answer> {
  return visitor.get(socialSignInPath({ service, txId: 'tx-1', locale: 'en', ...more }), {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
  });
}

/** Signs in at the imitated provider as a person would, or cancels there; the provider keeps cookies of its own. */
export async function answerAt(start: Answer, person: Person | null): Promise<ProviderAnswer> {
  const cookies = new Map<string, string>();
  let url = new URL(String(start.headers.location));
  for (let steps = 0; steps < 12; steps += 1) {
    const asked = url.pathname.startsWith('/interaction/');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(asked ? { method: 'POST', body: formOf(person) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) return postedForm(await response.text());
    url = new URL(location, url);
    if (url.origin === PORTAL) return { method: 'GET', path: url.pathname + url.search, body: '' };
  }
  throw new Error('the provider goes in circles');
}

function formOf(person: Person | null): URLSearchParams {
  if (person === null) return new URLSearchParams({ cancel: '1' });
  const { email, name, surname, emailVerified } = person;
  return new URLSearchParams({ email, name, surname, ...(emailVerified ? { verified: '1' } : {}) });
}

function postedForm(html: string): ProviderAnswer {
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  if (!action.startsWith(PORTAL)) throw new Error(`the provider sends nobody back: ${html.slice(0, 500)}`);
  return { method: 'POST', path: action.slice(PORTAL.length), body: new URLSearchParams(fields).toString() };
}

/** Comes back from the provider. What it posts comes from its own site, without our cookies; from there the browser goes on with them. */
export async function comeBack(visitor: TestVisitor, { method, path, body }: ProviderAnswer): Promise<Answer> {
  if (method === 'GET') return visitor.get(path);
  const posted = await visitor.app.inject({
    method,
    url: path,
    headers: {
      host: 'localhost:8080',
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: body,
  });
  if (posted.statusCode !== 303) throw new Error(`the posted answer was met with ${posted.statusCode} ${posted.body}`);
  return visitor.get(String(posted.headers.location));
}

/** The whole way, popup or tab. */
export async function signInWith(
  visitor: TestVisitor,
  service: SocialProvider,
  person: Person | null = ANA,
  more: { returnTo?: string; opener?: string } = {},
): Promise<Answer> {
  return comeBack(visitor, await answerAt(await begin(visitor, service, more), person));
}
