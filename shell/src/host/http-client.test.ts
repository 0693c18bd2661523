import { createHttpClient } from './http-client';

const respond = (status: number, body: string): Response => new Response(body, { status });
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const goOnline = (online: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (online) window.dispatchEvent(new Event('online'));
};
/** Answers only when the request is aborted, as a hanging server does. */
const hang = (_: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))));

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(respond(200, '{"a":1}')));
  globalThis.fetch = fetchMock as typeof fetch;
});
afterEach(() => jest.useRealTimers());

it('reads JSON with the visitor’s cookies and asks for JSON', async () => {
  expect(await createHttpClient().get('/api-next/a/')).toEqual({ a: 1 });
  expect(fetchMock.mock.calls[0]).toMatchObject(['/api-next/a/', { credentials: 'same-origin', headers: { accept: 'application/json' } }]);
});

describe('R252 failures', () => {
  it.each([
    ['500: Oops', 500, '{"message":"x","data":{"message":"Oops","code":"internal"}}'],
    ['404', 404, '<html>not JSON</html>'],
    ['400', 400, '{"data":null}'],
    ['400', 400, '{"data":{"message":7}}'],
    ['400', 400, '{"data":{}}'],
    ['400', 400, 'null'],
  ])('a status error reads "%s"', async (text, status, body) => {
    fetchMock.mockResolvedValue(respond(status, body));
    await expect(createHttpClient().get('/a/')).rejects.toMatchObject({ code: 'status', status, message: text });
  });

  it('a status error without words of the server takes those of the status', async () => {
    fetchMock.mockResolvedValue(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(createHttpClient().get('/a/')).rejects.toMatchObject({ message: '502: Bad Gateway' });
  });

  it('no answer is a connection error', async () => {
    const cause = new TypeError('Failed to fetch');
    fetchMock.mockRejectedValue(cause);
    await expect(createHttpClient().get('/a/')).rejects.toMatchObject({ code: 'connection', message: 'no connection', cause });
  });

  it('an abort is an abort, before and during the request', async () => {
    fetchMock.mockImplementation(hang);
    const aborter = new AbortController();
    const cause = expect.any(DOMException) as unknown;
    const outcome = expect(createHttpClient().get('/a/', { signal: aborter.signal })).rejects.toMatchObject({ code: 'abort', message: 'request aborted', cause });
    await jest.advanceTimersByTimeAsync(10);
    aborter.abort();
    await outcome;
    await expect(createHttpClient().get('/a/', { signal: aborter.signal })).rejects.toMatchObject({ code: 'abort', message: 'request aborted' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('silence ends after 20 s as a timeout', async () => {
    fetchMock.mockImplementation(hang);
    const cause = expect.any(DOMException) as unknown;
    const outcome = expect(createHttpClient().get('/a/')).rejects.toMatchObject({ code: 'timeout', message: 'no answer in time', cause });
    await jest.advanceTimersByTimeAsync(20_000);
    await outcome;
  });

  it('an answer that is not JSON is an internal error, an empty one is null', async () => {
    fetchMock.mockResolvedValueOnce(respond(200, '<html>')).mockResolvedValueOnce(respond(200, ''));
    const cause = expect.objectContaining({ name: 'SyntaxError' }) as unknown;
    await expect(createHttpClient().get('/a/')).rejects.toMatchObject({ code: 'internal', message: 'answer is not JSON', cause });
    expect(await createHttpClient().get('/a/')).toBeNull();
  });

  it('an abort after the answer reaches nothing, and no clock runs on', async () => {
    const aborter = new AbortController();
    await createHttpClient().get('/a/', { signal: aborter.signal });
    aborter.abort();
    expect(fetchMock.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('R253 offline', () => {
  it('a request is sent once the browser is online, at 59 s still, and only once', async () => {
    goOnline(false);
    const answer = createHttpClient().post('/a/', { b: 2 });
    await jest.advanceTimersByTimeAsync(59_000);
    expect(fetchMock).not.toHaveBeenCalled();
    goOnline(true);
    expect(await answer).toEqual({ a: 1 });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('ends at 60 s with a connection error', async () => {
    goOnline(false);
    const outcome = expect(createHttpClient().get('/a/')).rejects.toMatchObject({ code: 'connection', message: 'offline' });
    await jest.advanceTimersByTimeAsync(60_000);
    await outcome;
    goOnline(true);
    await jest.advanceTimersByTimeAsync(1000);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('an abort ends the wait', async () => {
    goOnline(false);
    const aborter = new AbortController();
    const outcome = expect(createHttpClient().get('/a/', { signal: aborter.signal })).rejects.toMatchObject({ code: 'abort', message: 'request aborted' });
    aborter.abort();
    await outcome;
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('sends the token with what changes something and never with reads', async () => {
  const http = createHttpClient({ csrfToken: () => 'secret' });
  await http.post('/a/', { b: 2 });
  await http.get('/a/');
  const [post, get] = fetchMock.mock.calls.map(([, init]) => init);
  expect(post).toMatchObject({ method: 'POST', body: '{"b":2}', headers: { 'content-type': 'application/json', 'x-csrf-token': 'secret' } });
  expect(get?.headers).not.toHaveProperty('x-csrf-token');
});

it('R165 sends fields as a form, names with several values several times', async () => {
  const http = createHttpClient({ csrfToken: () => 'secret' });
  await http.postForm('/a/', { email: 'ana+stan@example.hr', 'marketing[]': ['comunicazioni', 'newsletter'] });
  await http.putForm('/b/', { none: [] });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': 'secret' };
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: 'email=ana%2Bstan%40example.hr&marketing%5B%5D=comunicazioni&marketing%5B%5D=newsletter', headers });
  expect(fetchMock.mock.calls[1]?.[1]).toMatchObject({ method: 'PUT', body: '', headers });
});

it('R251 the server’s words travel with the error, apart from its status', async () => {
  fetchMock.mockResolvedValueOnce(respond(401, '{"data":{"message":"Kriva lozinka."}}')).mockResolvedValueOnce(respond(401, ''));
  await expect(createHttpClient().postForm('/a/', {})).rejects.toMatchObject({ status: 401, words: 'Kriva lozinka.' });
  await expect(createHttpClient().postForm('/a/', {})).rejects.toMatchObject({ status: 401, words: undefined });
});

it('sends no token where there is none', async () => {
  await createHttpClient().post('/a/', {});
  expect(fetchMock.mock.calls[0]?.[1].headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
});

it.each(['https://foreign.example/', '//foreign.example/', '/\\foreign.example', 'relative/'])('refuses to ask %s', async (path) => {
  await expect(createHttpClient().get(path)).rejects.toMatchObject({ code: 'invalid-request', message: 'only paths of this site can be asked for' });
  expect(fetchMock).not.toHaveBeenCalled();
});
