import { createServer, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export type Fault =
  | 'none'
  | 'down'
  | 'silent'
  | 'garbled metadata'
  | 'another issuer in the metadata'
  | 'garbled tokens'
  | 'no id token'
  | 'no signature'
  | 'wrong key'
  | 'password signature'
  | 'another issuer'
  | 'another audience'
  | 'another nonce'
  | 'ended'
  | 'garbled keys';

export interface FaultyProvider {
  issuer: string;
  fault: (fault: Fault) => void;
  /** The nonce of the sign-in, which a real provider would remember. */
  nonce: (nonce: string) => void;
  close: () => Promise<void>;
}

export const FAULTY_CLIENT = { id: 'portal', secret: 'a secret of this provider that is long enough' };
export const SUBJECT = 'subject-1';

/** A provider that does things wrong, one at a time. */
export async function startFaultyProvider(): Promise<FaultyProvider> {
  let fault: Fault = 'none';
  let nonce = '';
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: '1', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    answer(request.url ?? '', response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the provider has no port');
  const issuer = `http://127.0.0.1:${address.port}`;
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    if (fault === 'silent') return;
    if (fault === 'down') {
      response.writeHead(503).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    if (url.startsWith('/.well-known/'))
      response.end(
        fault === 'garbled metadata'
          ? '<html>'
          : JSON.stringify(metadata(fault === 'another issuer in the metadata' ? 'https://evil.example' : issuer)),
      );
    else if (url === '/jwks') response.end(fault === 'garbled keys' ? 'x' : JSON.stringify({ keys: [jwk] }));
    else
      response.end(
        fault === 'garbled tokens'
          ? '{'
          : JSON.stringify({
              access_token: 'opaque',
              token_type: 'Bearer',
              expires_in: 60,
              ...(fault === 'no id token' ? {} : { id_token: await idToken() }),
            }),
      );
  };
  const metadata = (name: string): object => ({
    issuer: name,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
  });
  const idToken = async (): Promise<string> => {
    const iat = Math.floor(Date.now() / 1000);
    const claims: JWTPayload = {
      iss: fault === 'another issuer' ? 'https://evil.example' : issuer,
      aud: fault === 'another audience' ? 'other' : FAULTY_CLIENT.id,
      nonce: fault === 'another nonce' ? 'other' : nonce,
      sub: SUBJECT,
      email: 'ana@primjer.hr',
      email_verified: true,
      iat,
      exp: fault === 'ended' ? iat - 600 : iat + 600,
    };
    if (fault === 'no signature') return `${part({ alg: 'none' })}.${part(claims)}.`;
    if (fault === 'password signature')
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(FAULTY_CLIENT.secret));
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: '1' })
      .sign(fault === 'wrong key' ? other.privateKey : own.privateKey);
  };
  return {
    issuer,
    fault: (next) => {
      fault = next;
    },
    nonce: (next) => {
      nonce = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
