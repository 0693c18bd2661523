import { createHttpClient } from './http-client';

const respond = (status: number, body: string): Response => new Response(body, { status });
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const goOnline = (online: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (online) window.dispatchEvent(new Event('online'));
};
/** Answers only when the request is aborted, as a hanging server does. */
const hang = (_: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

/** Tokens the server gives, one after the other; calls for one are not among the others. */
let tokens: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  tokens = ['secret'];
  document.documentElement.lang = 'de';
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(respond(200, '{"a":1}')));
  globalThis.fetch = ((path: string, init: RequestInit) => {
    if (path !== '/api-next/auth/csrf/') return fetchMock(path, init);
    const token = tokens.shift();
    return Promise.resolve(token === undefined ? respond(404, '') : respond(200, JSON.stringify({ token })));
  }) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

it('reads JSON with the visitor’s cookies and asks for JSON', async () => {
  expect(await createHttpClient().get('/api-next/a/')).toEqual({ a: 1 });
  expect(fetchMock.mock.calls[0]).toMatchObject([
    '/api-next/a/',
    { credentials: 'same-origin', headers: { accept: 'application/json' } },
  ]);
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
    await expect(createHttpClient().get('/a/')).rejects.toMatchObject({
      code: 'connection',
      message: 'no connection',
      cause,
    });
  });

  it('an abort is an abort, before and during the request', async () => {
    fetchMock.mockImplementation(hang);
    const aborter = new AbortController();
    const cause = expect.any(DOMException) as unknown;
    const outcome = expect(createHttpClient().get('/a/', { signal: aborter.signal })).rejects.toMatchObject({
      code: 'abort',
      message: 'request aborted',
      cause,
    });
    await jest.advanceTimersByTimeAsync(10);
    aborter.abort();
    await outcome;
    await expect(createHttpClient().get('/a/', { signal: aborter.signal })).rejects.toMatchObject({
      code: 'abort',
      message: 'request aborted',
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('silence ends after 20 s as a timeout', async () => {
    fetchMock.mockImplementation(hang);
    const cause = expect.any(DOMException) as unknown;
    const outcome = expect(createHttpClient().get('/a/')).rejects.toMatchObject({
      code: 'timeout',
      message: 'no answer in time',
      cause,
    });
    await jest.advanceTimersByTimeAsync(20_000);
    await outcome;
  });

  it('an answer that is not JSON is an internal error, an empty one is null', async () => {
    fetchMock.mockResolvedValueOnce(respond(200, '<html>')).mockResolvedValueOnce(respond(200, ''));
    const cause = expect.objectContaining({ name: 'SyntaxError' }) as unknown;
    await expect(createHttpClient().get('/a/')).rejects.toMatchObject({
      code: 'internal',
      message: 'answer is not JSON',
      cause,
    });
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
    const outcome = expect(createHttpClient().get('/a/')).rejects.toMatchObject({
      code: 'connection',
      message: 'offline',
    });
    await jest.advanceTimersByTimeAsync(60_000);
    await outcome;
    goOnline(true);
    await jest.advanceTimersByTimeAsync(1000);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('an abort ends the wait', async () => {
    goOnline(false);
    const aborter = new AbortController();
    const outcome = expect(createHttpClient().get('/a/', { signal: aborter.signal })).rejects.toMatchObject({
      code: 'abort',
      message: 'request aborted',
    });
    aborter.abort();
    await outcome;
    expect(jest.getTimerCount()).toBe(0);
  });
});

const sentTokens = (): unknown[] =>
  fetchMock.mock.calls.map(([, init]) => new Headers(init.headers).get('x-csrf-token'));
const forged = (): Response =>
  respond(403, '{"message":"x","data":{"message":"Stranica je predugo otvorena.","code":"csrf"}}');

it('R240 what is wrong with which field comes along, texts only', async () => {
  const problems = '{"password":"common-password","email":7}';
  fetchMock.mockResolvedValueOnce(
    respond(
      422,
      `{"message":"x","data":{"message":"Tu lozinku mnogi koriste.","code":"invalid-request","problems":${problems}}}`,
    ),
  );
  await expect(createHttpClient().get('/a/')).rejects.toMatchObject({
    words: 'Tu lozinku mnogi koriste.',
    problems: { password: 'common-password' },
  });
  fetchMock.mockResolvedValueOnce(respond(422, '{"data":{"message":"x","problems":"none"}}'));
  await expect(createHttpClient().get('/a/')).rejects.toMatchObject({ words: 'x', problems: {} });
});

describe('1.7-26 the token against forged calls', () => {
  it('is asked for once, before the first call that changes something, and never goes with reads', async () => {
    const http = createHttpClient();
    await http.get('/a/');
    expect(tokens).toEqual(['secret']);
    await Promise.all([http.post('/b/', { b: 2 }), http.putForm('/c/', {})]);
    expect(sentTokens()).toEqual([null, 'secret', 'secret']);
    expect(fetchMock.mock.calls[1]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"b":2}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('is asked for again when the server has another one, and the call is made once more', async () => {
    tokens = ['old', 'new'];
    fetchMock.mockResolvedValueOnce(forged());
    const http = createHttpClient();
    expect(await http.postForm('/a/', {})).toEqual({ a: 1 });
    await http.post('/b/', {});
    expect(sentTokens()).toEqual(['old', 'new', 'new']);
  });

  it('of a former session is not tried: who has signed in or out since is given another one first', async () => {
    tokens = ['stranger', 'ana', 'stranger again'];
    const http = createHttpClient();
    await http.postForm('/login/', {});
    document.cookie = 'IMMSESSID=ana; path=/';
    await Promise.all([http.post('/a/', {}), http.post('/b/', {})]);
    document.cookie = 'IMMSESSID=; path=/; max-age=0';
    await http.post('/c/', {});
    expect(sentTokens()).toEqual(['stranger', 'ana', 'ana', 'stranger again']);
  });

  it('that is refused twice is refused', async () => {
    tokens = ['old', 'new', 'newest'];
    fetchMock.mockImplementation(() => Promise.resolve(forged()));
    await expect(createHttpClient().post('/a/', {})).rejects.toMatchObject({
      code: 'csrf',
      status: 403,
      words: 'Stranica je predugo otvorena.',
    });
    expect(sentTokens()).toEqual(['old', 'new']);
  });

  it('that there is none of is not sent', async () => {
    tokens = [];
    await createHttpClient().post('/a/', {});
    expect(sentTokens()).toEqual([null]);
  });
});

it.each([401, 403, 409, 429, 500, 503])(
  'T40 a call that changes something and is answered by %i is not repeated',
  async (status) => {
    fetchMock.mockResolvedValue(respond(status, '{"data":{"message":"x","code":"forbidden"}}'));
    await expect(createHttpClient().postForm('/api-next/user/login/', {})).rejects.toMatchObject({
      code: 'status',
      status,
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  },
);

it('T40 nor is one without an answer', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(createHttpClient().postForm('/api-next/user/register/', {})).rejects.toMatchObject({
    code: 'connection',
  });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('a proof of work that is asked for can be told from other refusals', async () => {
  fetchMock.mockResolvedValue(respond(429, '{"data":{"message":"Pričekajte.","code":"proof-required"}}'));
  await expect(createHttpClient().postForm('/a/', {})).rejects.toMatchObject({
    code: 'proof-required',
    status: 429,
    words: 'Pričekajte.',
  });
});

it('R165 sends fields as a form, names with several values several times', async () => {
  const http = createHttpClient();
  await http.postForm('/a/', { email: 'ana+stan@example.hr', 'marketing[]': ['comunicazioni', 'newsletter'] });
  await http.putForm('/b/', { none: [] });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: 'email=ana%2Bstan%40example.hr&marketing%5B%5D=comunicazioni&marketing%5B%5D=newsletter',
    headers,
  });
  expect(fetchMock.mock.calls[1]?.[1]).toMatchObject({ method: 'PUT', body: '', headers });
});

it('R272 puts and deletes with the token, as other changes do', async () => {
  const http = createHttpClient();
  await http.put('/a/', { b: 2 });
  await http.delete('/c/');
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
    method: 'PUT',
    body: '{"b":2}',
    headers: { 'content-type': 'application/json' },
  });
  expect(fetchMock.mock.calls[1]?.[1]).toMatchObject({ method: 'DELETE', body: null });
  expect(fetchMock.mock.calls[1]?.[1].headers).not.toHaveProperty('content-type');
  expect(sentTokens()).toEqual(['secret', 'secret']);
});

it('asks in the language of the page, also another site’s, whose visitor’s cookies go along where they should', async () => {
  await createHttpClient().get('/a/');
  await createHttpClient({ origin: 'https://kvadrat.example', credentials: 'include', language: () => 'el' }).get(
    '/a/',
  );
  expect(
    fetchMock.mock.calls.map(([path, { credentials, headers }]) => [
      path,
      credentials,
      new Headers(headers).get('accept-language'),
    ]),
  ).toEqual([
    ['/a/', 'same-origin', 'de'],
    ['https://kvadrat.example/a/', 'include', 'el'],
  ]);
});

it('R251 the server’s words travel with the error, apart from its status', async () => {
  fetchMock
    .mockResolvedValueOnce(respond(401, '{"data":{"message":"Kriva lozinka."}}'))
    .mockResolvedValueOnce(respond(401, ''));
  await expect(createHttpClient().postForm('/a/', {})).rejects.toMatchObject({ status: 401, words: 'Kriva lozinka.' });
  await expect(createHttpClient().postForm('/a/', {})).rejects.toMatchObject({ status: 401, words: undefined });
});

it.each(['https://foreign.example/', '//foreign.example/', '/\\foreign.example', 'relative/'])(
  'refuses to ask %s',
  async (path) => {
    await expect(createHttpClient().get(path)).rejects.toMatchObject({
      code: 'invalid-request',
      message: 'only paths of this site can be asked for',
    });
    expect(fetchMock).not.toHaveBeenCalled();
  },
);
