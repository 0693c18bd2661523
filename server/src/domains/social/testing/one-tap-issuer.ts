import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

export const CLIENT_ID = 'portal.apps.example';

export interface OneTapIssuer {
  /** Address of its keys. */
  jwksUrl: string;
  /** How often they were asked for. */
  asked: () => number;
  /** What is answered instead of the keys. */
  answer: (behaviour: 'keys' | 'failure' | 'garbled' | 'silence') => void;
  /** Withdraws the key and makes another one. */
  rotate: () => Promise<void>;
  credential: (claims?: JWTPayload, header?: Record<string, unknown>) => Promise<string>;
  publicKey: () => JWK;
  close: () => Promise<void>;
}

/** Stands in for Google: serves keys and signs tokens with them. */
export async function startOneTapIssuer(now: () => Date = () => new Date()): Promise<OneTapIssuer> {
  let behaviour: Parameters<OneTapIssuer['answer']>[0] = 'keys';
  let asked = 0;
  let kid = 0;
  let privateKey: CryptoKey;
  let publicKey: JWK;
  const rotate = async (): Promise<void> => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    kid += 1;
    privateKey = pair.privateKey;
    publicKey = { ...(await exportJWK(pair.publicKey)), kid: `key-${kid}`, alg: 'RS256', use: 'sig' };
  };
  await rotate();
  const server = createServer((_request, response) => {
    asked += 1;
    if (behaviour === 'silence') return;
    response.writeHead(behaviour === 'failure' ? 500 : 200, { 'content-type': 'application/json' });
    response.end(behaviour === 'garbled' ? '<html>' : JSON.stringify({ keys: [publicKey] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the issuer has no port');
  return {
    jwksUrl: `http://127.0.0.1:${address.port}/certs`,
    asked: () => asked,
    answer: (next) => {
      behaviour = next;
    },
    rotate,
    credential: (claims = {}, header = {}) => {
      const iat = Math.floor(now().getTime() / 1000);
      const payload = {
        iss: 'https://accounts.google.com',
        aud: CLIENT_ID,
        sub: '10769150350006150715113082367',
        email: 'ana@primjer.hr',
        email_verified: true,
        given_name: 'Ana',
        family_name: 'Horvat',
        iat,
        exp: iat + 3600,
        ...claims,
      };
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: `key-${kid}`, typ: 'JWT', ...header })
        .sign(privateKey);
    },
    publicKey: () => publicKey,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
