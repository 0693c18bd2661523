import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { BrowserContext, Page } from 'playwright-core';

const GOOGLE = 'https://accounts.google.com';
const CLIENT_ID = 'portal.apps.example';
const KEY = 'key-1';

export interface GoogleIssuer {
  /** Settings of a portal that takes its tokens. */
  settings: NodeJS.ProcessEnv;
  /** A token as One Tap hands it to a page. */
  sign: (claims: JWTPayload) => Promise<string>;
  close: () => Promise<void>;
}

/** Signs tokens as Google does, and serves the key that proves it. */
export async function startGoogleIssuer(): Promise<GoogleIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: KEY, alg: 'RS256', use: 'sig' }] });
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(keys),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the issuer has no port');
  return {
    settings: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: `http://127.0.0.1:${address.port}/certs` },
    sign: (claims) =>
      new SignJWT({ email_verified: true, given_name: 'Ana', family_name: 'Horvat', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: KEY, typ: 'JWT' })
        .setIssuer(GOOGLE)
        .setAudience(CLIENT_ID)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Event on the window that stands for a visitor's choice. */
const CHOICE = 'one-tap-choice';

/** Has the surface of Google's library that a page sees; its prompt takes a style sheet, a frame and a call, as the real one does. */
const LIBRARY = `(() => {
  const asked = (window.oneTap = { prompts: 0, nonce: '' });
  const frame = document.createElement('iframe');
  frame.title = 'One Tap';
  frame.src = '${GOOGLE}/gsi/iframe/select';
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${GOOGLE}/gsi/style' });
  window.google = { accounts: { id: {
    initialize({ nonce, callback }) {
      asked.nonce = nonce;
      window.addEventListener('${CHOICE}', ({ detail }) => callback({ credential: detail }));
    },
    prompt() { asked.prompts += 1; document.head.append(styles); document.body.append(frame); void fetch('${GOOGLE}/gsi/status'); },
    cancel() { frame.remove(); },
  } } };
})();`;

/** Stands in for Google in a visitor's browser. */
export async function fakeGoogle(context: BrowserContext): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(`${GOOGLE}/gsi/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/gsi/client') return route.fulfill({ contentType: 'text/javascript', body: LIBRARY });
    if (pathname === '/gsi/style') return route.fulfill({ contentType: 'text/css', body: '' });
    return route.fulfill({
      headers,
      contentType: pathname === '/gsi/status' ? 'application/json' : 'text/html',
      body: '{}',
    });
  });
}

const kept = (page: Page, name: 'prompts' | 'nonce'): Promise<unknown> =>
  page.evaluate((key): unknown => {
    const asked: unknown = Reflect.get(window, 'oneTap');
    return typeof asked === 'object' && asked !== null ? Reflect.get(asked, key) : null;
  }, name);

/** How often the prompt came in the life of the page; null when Google's library was not asked for. */
export const prompts = (page: Page): Promise<unknown> => kept(page, 'prompts');

/** The nonce the portal gave for this prompt. */
export const promptNonce = async (page: Page): Promise<string> => String(await kept(page, 'nonce'));

/** Hands a token to the page, as a visitor's choice in the prompt does. */
export async function choose(page: Page, credential: string): Promise<void> {
  await page.evaluate(({ type, detail }) => window.dispatchEvent(new CustomEvent(type, { detail })), {
    type: CHOICE,
    detail: credential,
  });
}
