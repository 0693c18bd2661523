import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { isBlockedAddress } from './blocked-address';
import { fetchRemoteFile } from './remote-file';

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === '/gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5000)));
    else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (url === '/move') response.writeHead(301, { location: '/file' }).end();
    else if (url === '/away') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (url === '/slow') response.writeHead(200).write('a');
    else if (url === '/cut')
      response.writeHead(200, { 'content-length': '100' }).end('short', () => response.destroy());
    else if (url === '/gone') response.writeHead(404).end();
    else response.writeHead(200).end('whole file');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const get = (path: string, more: { maxBytes?: number; timeoutMs?: number } = {}): Promise<Buffer> =>
  fetchRemoteFile(`${origin}${path}`, { maxBytes: 10_000, timeoutMs: 5000, allowPrivateAddresses: true, ...more });

test('reads files, redirected and compressed ones too', async () => {
  expect((await get('/file')).toString()).toBe('whole file');
  expect((await get('/move')).toString()).toBe('whole file');
  expect((await get('/gzip')).toString()).toBe('x'.repeat(5000));
});

test.each([
  ['/gone', {}, 'http-status'],
  ['/loop', {}, 'too-many-redirects'],
  ['/away', {}, 'bad-address'],
  ['/file', { maxBytes: 3 }, 'too-large'],
  ['/gzip', { maxBytes: 4000 }, 'too-large'],
  ['/slow', { timeoutMs: 100 }, 'timeout'],
  ['/cut', {}, 'connection'],
])('fails at %s %j with %s', async (path, options, reason) => {
  await expect(get(path, options)).rejects.toMatchObject({ reason });
});

test('nobody can make the server fetch from its own network', async () => {
  const port = new URL(origin).port;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f000001', '2130706433', '127.1']) {
    await expect(
      fetchRemoteFile(`http://${host}:${port}/file`, { maxBytes: 100, timeoutMs: 2000 }),
    ).rejects.toMatchObject({ reason: 'blocked-address' });
  }
  for (const address of ['file:///etc/passwd', 'ftp://a.example/x', 'data:,x', 'nonsense']) {
    await expect(fetchRemoteFile(address, { maxBytes: 100, timeoutMs: 2000 })).rejects.toMatchObject({
      reason: 'bad-address',
    });
  }
});

test.each([
  '10.1.2.3',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'no address',
])('blocks %s', (address) => {
  expect(isBlockedAddress(address)).toBe(true);
});

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2a00:1450:4001::200e'])('lets %s through', (address) => {
  expect(isBlockedAddress(address)).toBe(false);
});
