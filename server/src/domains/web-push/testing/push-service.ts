import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PushedMessage {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
}

export interface PushService {
  origin: string;
  /** What a browser would subscribe with. */
  browser: (name: string) => { endpoint: string; browserKey: string; authSecret: string; language: 'hr' | 'de' };
  /** What browsers were sent, in the order it came. */
  messages: { browser: string; message: PushedMessage; headers: IncomingHttpHeaders }[];
  /** Answers this from now on. */
  answer: { status: number };
  close: () => Promise<void>;
}

/** A push service on this machine, with its browsers: it believes nobody whose signature is wrong, and reads what they would. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { key: ReturnType<typeof createECDH>; auth: Buffer }>();
  const messages: PushService['messages'] = [];
  const answer = { status: 201 };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const name = (request.url ?? '').slice(1);
      const browser = browsers.get(name);
      if (browser === undefined || !isSigned(request.headers.authorization ?? '', origin())) {
        reply.writeHead(403).end();
        return;
      }
      if (answer.status < 300)
        messages.push({
          browser: name,
          message: JSON.parse(open(Buffer.concat(parts), browser.key, browser.auth)) as PushedMessage,
          headers: request.headers,
        });
      reply.writeHead(answer.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: origin(),
    messages,
    answer,
    browser(name) {
      const key = createECDH('prime256v1');
      key.generateKeys();
      const auth = Buffer.alloc(16, name.length);
      browsers.set(name, { key, auth });
      return {
        endpoint: `${origin()}/${name}`,
        browserKey: key.getPublicKey().toString('base64url'),
        authSecret: auth.toString('base64url'),
        language: 'hr',
      };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isSigned(header: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const { aud, exp } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { aud: string; exp: number };
  return (
    aud === audience &&
    exp > Date.now() / 1000 &&
    exp < Date.now() / 1000 + 24 * 3600 &&
    verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

function open(sealed: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = sealed.subarray(0, 16);
  const sender = sealed.subarray(21, 86);
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derive(browser.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(86, -16)), decipher.final()])
    .subarray(0, -1)
    .toString();
}
