import { AppError } from '@kvadrat/contracts/errors';
import { uploadInParts, type MakeRequest } from './upload-in-parts';

const MEGABYTE = 1024 * 1024;
const URL_OF_UPLOADS = '/api-next/uploads/';

/** A server that speaks tus, behind a connection that fails when it is told to. */
function fakeServer() {
  const uploads = new Map<string, { length: number; arrived: number }>();
  const asked: string[] = [];
  const trouble: (() => void)[] = [];
  const make: MakeRequest = ({ url, method = 'POST', body, headers = {} }) => {
    asked.push(`${method}${headers['upload-offset'] === undefined ? '' : ` ${headers['upload-offset']}`}`);
    return Promise.resolve().then(() => {
      trouble.shift()?.();
      const at = new URL(url, location.href).pathname;
      if (method === 'POST') {
        const path = `${URL_OF_UPLOADS}${String(uploads.size + 1)}/`;
        uploads.set(path, { length: Number(headers['upload-length']), arrived: 0 });
        return { value: { token: String(uploads.size) }, header: () => path };
      }
      const upload = uploads.get(at);
      if (upload === undefined) throw new AppError('status', '404', { status: 404 });
      if (method === 'PATCH') upload.arrived += body?.size ?? 0;
      return { value: null, header: () => String(upload.arrived) };
    });
  };
  return { uploads, asked, trouble, make };
}

const cut = (): never => {
  throw new AppError('connection', 'no connection');
};
const fine = (): void => undefined;
const file = (): Blob => new Blob([new Uint8Array(2.5 * MEGABYTE)]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function send(sent: Blob, make: MakeRequest, signal?: AbortSignal): Promise<unknown> {
  const shares: number[] = [];
  const sending = uploadInParts({
    url: URL_OF_UPLOADS,
    file: sent,
    make,
    signal,
    onProgress: (share) => shares.push(share),
  });
  const settled = sending.then(
    (value) => ({ value, shares }),
    (error: unknown) => ({ error }),
  );
  await jest.advanceTimersByTimeAsync(120_000);
  return settled;
}

test('O-25 a file goes in parts, and after a cut from where it was: no part goes twice', async () => {
  const { asked, trouble, make } = fakeServer();
  trouble.push(fine, fine, cut, cut);
  expect(await send(file(), make)).toMatchObject({ value: { token: '1' } });
  expect(asked).toEqual([
    'POST',
    'PATCH 0',
    `PATCH ${MEGABYTE}`,
    'HEAD',
    'HEAD',
    `PATCH ${MEGABYTE}`,
    `PATCH ${2 * MEGABYTE}`,
  ]);
});

test('a part whose answer was lost is not sent again', async () => {
  const { asked, make } = fakeServer();
  let isLost = true;
  const lossy: MakeRequest = async (request) => {
    const answer = await make(request);
    if (request.method === 'PATCH' && isLost) {
      isLost = false;
      cut();
    }
    return answer;
  };
  await send(file(), lossy);
  expect(asked).toEqual(['POST', 'PATCH 0', 'HEAD', `PATCH ${MEGABYTE}`, `PATCH ${2 * MEGABYTE}`]);
});

test('after too many failures it gives up, and the same file sent again goes on', async () => {
  const { asked, trouble, make } = fakeServer();
  const sent = file();
  trouble.push(fine, fine, ...Array.from({ length: 8 }, () => cut));
  expect(await send(sent, make)).toMatchObject({ error: { code: 'connection' } });
  asked.length = 0;
  expect(await send(sent, make)).toMatchObject({ value: { token: '1' } });
  expect(asked).toEqual(['HEAD', `PATCH ${MEGABYTE}`, `PATCH ${2 * MEGABYTE}`]);
});

test('what the server has forgotten begins anew; what it refuses ends at once', async () => {
  const { uploads, trouble, make } = fakeServer();
  trouble.push(fine, () => {
    uploads.clear();
    cut();
  });
  expect(await send(file(), make)).toMatchObject({ value: { token: '1' } });
  const full: MakeRequest = () => Promise.reject(new AppError('status', '413', { status: 413 }));
  expect(await send(file(), full)).toMatchObject({ error: { status: 413 } });
});

test('given up between two attempts it ends', async () => {
  const { make } = fakeServer();
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 100);
  const broken: MakeRequest = (request) =>
    request.method === 'PATCH' ? Promise.reject(new AppError('connection', 'x')) : make(request);
  expect(await send(file(), broken, stop.signal)).toMatchObject({ error: { code: 'abort' } });
});
