import { connect } from 'node:net';
import { createApp } from '../../app';

type App = Awaited<ReturnType<typeof createApp>>;
let app: App;
let port = 0;

beforeAll(async () => {
  app = await createApp({
    settings: {
      publicUrl: () => 'https://www.kvadrat.example',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 1000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: (api) => {
      api.get('/api-next/fine/', () => ({ fine: true }));
      return Promise.resolve();
    },
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterAll(() => app.close());

/** What comes back for the bytes of a request, until the server closes. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => (answer += chunk))
      .on('end', () => resolve(answer))
      .on('error', reject);
  });
}
const corners = (count: number): string =>
  Array.from({ length: count }, (_, index) => `45.${String(100000 + index)},16.${String(100000 + index)}`).join(';');
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

test('an address with a shape of 900 corners is read', async () => {
  expect((await send(get(`/api-next/fine/?vrt=${corners(900)}`))).slice(0, 15)).toBe('HTTP/1.1 200 OK');
});

test('one of 5000 corners is refused with sentences that people can read, and the headers of every answer', async () => {
  const answer = await send(get(`/api-next/fine/?vrt=${corners(5000)}`));
  expect(answer.slice(0, 12)).toBe('HTTP/1.1 431');
  for (const sentence of ['Adresa je preduga.', 'The address is too long.', 'Η διεύθυνση είναι πολύ μεγάλη.'])
    expect(answer).toContain(sentence);
  expect(answer).toContain('x-content-type-options: nosniff');
});

test('what is no request is refused as such', async () => {
  expect((await send('HELO kvadrat\r\n\r\n')).slice(0, 12)).toBe('HTTP/1.1 400');
});
