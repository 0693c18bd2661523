import { CSRF_HEADER } from '@kvadrat/contracts/account';
import type { AddressInfo } from 'node:net';
import { Upload } from 'tus-js-client';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import type { TestVisitor } from '../accounts/testing/test-visitor';
import { createOwnAdsPortal, type OwnAdsPortal } from '../own-ads/testing/own-ads-portal';
import { beginUpload, readUpload } from './uploads';

const database = withTestDatabase();
let portal: OwnAdsPortal;
let owner: TestVisitor;

beforeAll(async () => {
  portal = await createOwnAdsPortal(database);
  owner = await portal.person();
});
afterAll(() => portal.app.close());

const UPLOADS = '/api-next/uploads/';
type Method = 'POST' | 'HEAD' | 'PATCH' | 'DELETE';

/** A request of the protocol, as a browser of the owner sends it. */
async function tus(method: Method, url: string, headers: Record<string, string> = {}, payload?: Buffer) {
  const answer = await portal.app.inject({
    method,
    url,
    headers: { ...(await headersOf(owner)), 'tus-resumable': '1.0.0', ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}

async function headersOf(visitor: TestVisitor): Promise<Record<string, string>> {
  const token = await visitor.token();
  return {
    host: 'localhost:8080',
    origin: 'http://localhost:8080',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    [CSRF_HEADER]: token,
  };
}

const PART = { 'content-type': 'application/offset+octet-stream' };

test('strangers send no files; the address of older releases takes them too', async () => {
  for (const address of [UPLOADS, '/api-next/own-ads/uploads/']) {
    const body = { method: 'POST', type: 'application/octet-stream', body: 'x', navigates: false } as const;
    expect((await portal.visitor().raw(address, body)).statusCode).toBe(401);
    const sent = await owner.raw(address, body);
    expect([sent.statusCode, sent.json<{ token: string }>().token]).toEqual([
      201,
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
  }
});

test('a file over 25 MB is refused on its way with 413', async () => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: UPLOADS,
    headers: { ...(await headersOf(owner)), 'content-type': 'application/octet-stream' },
    payload: Buffer.alloc(25 * 1024 * 1024 + 1),
  });
  expect(answer.statusCode).toBe(413);
});

test('O-25 a client of the protocol that is not ours sends a file in parts, through a connection that is cut', async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;
  const file = Buffer.alloc(300_000, 'kvadrat ');
  let cuts = 2;
  const headers = await headersOf(owner);
  const upload = await new Promise<Upload>((resolve, reject) => {
    const sending: Upload = new Upload(file, {
      endpoint: `http://127.0.0.1:${String(port)}${UPLOADS}`,
      chunkSize: 100_000,
      retryDelays: [0, 0, 0],
      headers,
      metadata: { filename: 'dnevna soba č.jpg' },
      onBeforeRequest: (request) => {
        if (request.getMethod() !== 'PATCH' || cuts === 0) return;
        cuts -= 1;
        // In the middle of a part.
        setTimeout(() => portal.app.server.closeAllConnections(), 5);
      },
      onError: reject,
      onSuccess: () => resolve(sending),
    });
    sending.start();
  });
  const token = /([0-9a-f]{32})\/$/.exec(upload.url ?? '')?.[1] ?? '';
  expect(await readUpload(portal.dataDir, token)).toEqual({ name: 'dnevna soba č.jpg', data: file });
});

test('a part that begins elsewhere, is too long, of another version or of no upload is refused, and nothing is written', async () => {
  const token = await beginUpload(portal.dataDir, 'a.jpg', 6);
  const at = `${UPLOADS}${token}/`;
  const send = async (offset: string, data: string, more: Record<string, string> = {}): Promise<number> =>
    (await tus('PATCH', at, { ...PART, 'upload-offset': offset, ...more }, Buffer.from(data))).status;
  expect(await send('0', 'abc')).toBe(204);
  expect(await readUpload(portal.dataDir, token)).toBeNull();
  expect(await send('0', 'abc')).toBe(409);
  expect(await send('4', 'abc')).toBe(409);
  expect(await send('-1', 'abc')).toBe(409);
  expect(await send('3', 'abc', { 'tus-resumable': '0.2.2' })).toBe(412);
  expect(await send('3', 'defghi')).toBe(413);
  expect((await tus('HEAD', at)).headers).toMatchObject({ 'upload-length': '6', 'cache-control': 'no-store' });
  expect(
    (await tus('PATCH', `${UPLOADS}${'0'.repeat(32)}/`, { ...PART, 'upload-offset': '0' }, Buffer.from('a'))).status,
  ).toBe(404);
  expect((await tus('HEAD', `${UPLOADS}..%2f..%2fetc/`)).status).toBe(404);
  expect((await tus('POST', UPLOADS, { 'upload-length': String(26 * 1024 * 1024) })).status).toBe(413);
  expect((await tus('POST', UPLOADS, { 'upload-length': 'many' })).status).toBe(400);
  expect((await tus('DELETE', at)).status).toBe(204);
  expect((await tus('HEAD', at)).status).toBe(404);
});
