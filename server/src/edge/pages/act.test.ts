import { readForm, refuseForeign } from '../../platform/http';
import { LimitError, ownLimiter } from '../../platform/limits';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import type { FakeRelease } from '../../domains/registry/testing/fake-release';
import { againWhileLate } from './testing/again-while-late';
import { adRemote, LIST, SHELL } from './testing/sample-releases';
import { createTestPortal, type TestPortal } from './testing/test-portal';

const temporaryFolder = withTemporaryFolders();

/** A page with a form: what its bundle does with it stands in the field `deed`. */
const FORM: FakeRelease = {
  name: 'mf-form',
  routes: [{ name: 'form', pattern: '/obrazac/{id}/', acts: true }],
  server: `
    const page = (status, more) => ({ status, html: '<h1>Obrazac</h1><pre>' + JSON.stringify(more) + '</pre>', head: { title: 'Obrazac', description: '', canonical: '/obrazac/1/' }, data: 'podaci', ...more });
    const take = async (sent, route, http) => {
      if (sent.deed === 'throws') throw new Error('broken');
      if (sent.deed === 'says nothing') return page(200, {});
      if (sent.deed === 'tells') return page(200, { refused: { values: {}, problems: {}, told: { phone: '+385 21 555 100' } } });
      if (sent.deed === 'leads away') return { status: 303, location: '//evil.example/' };
      if (sent.deed === 'sends and hangs') { await http.post('/api-next/things/', sent); for (;;) {} }
      if (sent.deed === 'leaves the API') await http.post('/api-next/../healthz', sent);
      try {
        const { number } = await http.post('/api-next/things/', sent);
        return { status: 303, location: route.path + '?broj=' + number };
      } catch (error) {
        return page(error.status === 422 || error.status === 429 ? error.status : 409, { refused: { values: sent, problems: error.problems || {}, obstacle: error.code, retryAfter: error.retryAfter } });
      }
    };
    exports.render = async ({ route, sent, refused }, { http }) => {
      if (route.params.id === 'away' && sent === undefined) return page(410, {});
      if (sent !== undefined) return take(sent, route, http);
      if (route.search === '?mijenja=1') return page(200, { outcome: await http.post('/api-next/things/', {}).then(() => 'sent', (error) => error.code) });
      return page(200, refused === undefined ? {} : { refused });
    };`,
};

interface Call {
  body: unknown;
  headers: Record<string, unknown>;
  ip: string;
}

let portal: TestPortal;
let calls: Call[] = [];
/** What asked the API, in order. */
let order: string[] = [];
/** Readers wait for it. */
let held: Promise<unknown> = Promise.resolve();
/** Told when a form is about to wait for its turn. */
let onForm = (): void => undefined;
/** Each reads a page of their own, from an address of their own. */
let readersSoFar = 0;
const limiter = ownLimiter();

beforeAll(async () => {
  portal = await createTestPortal({
    folder: temporaryFolder(),
    releases: [SHELL, LIST, FORM, adRemote("return page('oglas')")],
    settings: { trustProxy: '127.0.0.1' },
    limiter: {
      hasRoom: (...asked) => limiter.hasRoom(...asked),
      count: async (...asked) => {
        const counted = await limiter.count(...asked);
        if (asked[0].name === 'pages-pageAct') onForm();
        return counted;
      },
    },
    pages: { renderWorkMs: 400 },
    registerApi: (api) => {
      readForm(api);
      api.get('/api-next/list/', async () => {
        order.push('a page');
        await held;
        return { results: [] };
      });
      api.post<{ Body: { name?: string } }>('/api-next/things/', async (request, reply) => {
        refuseForeign(request);
        const { cookie, 'x-csrf-token': token, 'sec-fetch-site': site, origin } = request.headers;
        order.push('the form');
        calls.push({ body: request.body, headers: { cookie, token, site, origin }, ip: request.ip });
        if (request.body.name === '')
          return reply
            .code(422)
            .send({ message: 'x', data: { message: 'x', code: 'invalid-request', problems: { name: 'required' } } });
        if (request.body.name === 'mnogo') throw new LimitError('rate-limited', 90);
        return reply.header('set-cookie', 'broj=7; Path=/').send({ number: 7 });
      });
      return Promise.resolve();
    },
  });
  await portal.settled();
});
afterAll(() => portal.app.close());
beforeEach(() => {
  calls = [];
  order = [];
  visitor += 1;
});

let visitor = 0;
const PATH = '/de/obrazac/1/';
const send = (fields: Record<string, string>, headers: Record<string, string> = {}, url = PATH) =>
  portal.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.7.0.${visitor}`,
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
/** A thread that hung is ended; by then its release has a new one. */
async function untilWhole(): Promise<void> {
  while ((await portal.app.inject(PATH)).statusCode !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
}

it('R192 what a form asks for is told in place, and kept nowhere', async () => {
  const answer = await againWhileLate(async () => send({ deed: 'tells' }));
  expect([answer.statusCode, answer.headers['cache-control'], answer.body.includes('+385 21 555 100')]).toEqual([
    200,
    'private, no-store',
    true,
  ]);
});

describe('a page behind the link of a mail', () => {
  it.each(['kod', 'veza'])(
    'R178 is kept nowhere, and its address goes nowhere: by the parameter %s, opened and sent',
    async (name) => {
      const url = `${PATH}?${name}=tajna`;
      for (const answer of [
        await portal.app.inject(url),
        await send({ name: '' }, {}, url),
        await send({ name: 'Ana' }, {}, url),
      ]) {
        expect([answer.headers['referrer-policy'], answer.headers['cache-control']]).toEqual([
          'strict-origin',
          'private, no-store',
        ]);
      }
      expect((await portal.app.inject(PATH)).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );
});

describe('a form that is sent to a page', () => {
  it('is taken, and the visitor is sent on to see so; campaign parameters go along', async () => {
    const { statusCode, headers } = await send({ name: 'Ana' }, {}, `${PATH}?gclid=A&x=1`);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      303,
      '/obrazac/1/?broj=7&gclid=A',
      'private, no-store',
    ]);
    expect(calls).toHaveLength(1);
  });

  it('that is wrong comes back in the same page with all that was typed, and nobody keeps it', async () => {
    const { statusCode, headers, payload } = await send({ name: '', text: 'prvi\r\ndrugi </script>' });
    expect([statusCode, headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect(payload).toContain('<h1>Obrazac</h1>');
    const data: unknown = JSON.parse(/id="kvadrat-data"[^>]*>(.*?)<\/script>/s.exec(payload)?.[1] ?? '');
    expect(data).toMatchObject({
      data: 'podaci',
      refused: { values: { name: '', text: 'prvi\ndrugi </script>' }, problems: { name: 'required' } },
    });
  });

  it('1.7-1 that comes after too many says when to try again, in its page and in the header', async () => {
    const { statusCode, headers, payload } = await send({ name: 'mnogo', text: 'ostaje' });
    expect([statusCode, headers['retry-after']]).toEqual([429, '90']);
    expect(payload).toContain('"retryAfter":90');
    expect(payload).toContain('ostaje');
  });

  it('reaches the API as its visitor: cookies, address, origin and token go along, and cookies come back', async () => {
    const { headers } = await send(
      { name: 'Ana', csrf: 'token-1' },
      { cookie: 'IMMSESSID=a', origin: 'http://localhost', host: 'localhost' },
    );
    expect(calls).toEqual([
      {
        body: { name: 'Ana', csrf: 'token-1' },
        headers: { cookie: 'IMMSESSID=a', token: 'token-1', site: 'same-origin', origin: 'http://localhost' },
        ip: `10.7.0.${visitor}`,
      },
    ]);
    expect([headers['set-cookie']].flat().join()).toContain('broj=7');
  });

  it.each([
    ['another site by its browser', { 'sec-fetch-site': 'cross-site' }],
    ['another site by its origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
  ])('is refused that %s has sent, before anything is done', async (_who, headers) => {
    expect((await send({ name: 'Ana' }, headers)).statusCode).toBe(403);
    expect(calls).toEqual([]);
  });

  it('never leads to another site', async () => {
    const { statusCode, headers } = await send({ deed: 'leads away' });
    expect([statusCode, headers.location]).toEqual([303, '/']);
  });

  it.each([
    ['a page that takes none', '/oglasi/7/', 405],
    ['an address without a page', '/nema/', 404],
    ['the API', '/api-next/nema/', 404],
  ])('is not taken by %s', async (_what, url, status) => {
    const { statusCode, headers } = await send({ name: 'Ana' }, {}, url);
    expect([statusCode, headers['allow']]).toEqual([status, status === 405 ? 'GET, HEAD' : undefined]);
  });

  it('is a plain form: nothing else is read', async () => {
    expect((await send({}, { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await send({}, { 'content-type': 'multipart/form-data; boundary=x' })).statusCode).toBe(415);
  });

  it('that comes after too many is not looked at, and what was typed stays', async () => {
    const answers = [];
    for (let turn = 0; turn < 121; turn += 1) answers.push(await send({ name: '', text: 'ostaje' }));
    const last = answers.at(-1);
    expect([last?.statusCode, answers.filter(({ statusCode }) => statusCode === 422).length, calls.length]).toEqual([
      429, 120, 120,
    ]);
    expect(last?.payload).toContain('"obstacle":"rate-limited"');
    expect(last?.payload).toContain('ostaje');
  });
});

describe('O-18 a form of which nobody knows what became of it', () => {
  it.each(['throws', 'says nothing', 'leaves the API'])(
    'answers 503 with what was typed when its page %s',
    async (deed) => {
      const { statusCode, headers, payload } = await send({
        deed,
        text: 'dugo pisano',
        password: 'tajna',
        pwd: 'tajna',
        pwdrip: 'tajna',
      });
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'private, no-store']);
      expect(payload).toContain('dugo pisano');
      expect(payload).not.toContain('tajna');
      expect(payload).toContain('<h1>Obrazac</h1>');
    },
  );

  it('that is killed in the middle is never done again, and its release goes on', async () => {
    const { statusCode, payload } = await send({ deed: 'sends and hangs', text: 'dugo pisano' });
    expect(statusCode).toBe(503);
    expect(payload).toContain('dugo pisano');
    await untilWhole();
    expect(calls).toHaveLength(1);
  });

  describe('and whose page cannot be shown either', () => {
    const fields = { deed: 'throws', text: '"dugo" <pisano>', password: 'tajna' };
    const expectKept = ({ statusCode, headers, payload }: Awaited<ReturnType<typeof send>>, path: string): void => {
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'private, no-store']);
      expect(payload).toContain('Wir wissen nicht');
      expect(payload).toContain(`<form method="post" action="${path}">`);
      expect(payload).toContain('&lt;pisano&gt;');
      expect(payload).not.toContain('tajna');
    };

    it('stands in one of the server, which sends the same again, without passwords', async () => {
      expectKept(await send(fields, {}, '/de/obrazac/away/?x=1'), '/de/obrazac/away/?x=1');
    });

    it('stands there while its remote is off, too', async () => {
      await portal.publish([SHELL, { ...FORM, off: true }]);
      expectKept(await send(fields), PATH);
      await portal.publish([SHELL, LIST, FORM, adRemote("return page('oglas')")]);
      await portal.settled();
    });
  });
});

describe('a page that takes forms', () => {
  it('is made for each visitor: no cache keeps it, and two who ask at once get one each', async () => {
    const both = await Promise.all([portal.app.inject(PATH), portal.app.inject(PATH)]);
    expect(both.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
      [200, 'private, no-cache'],
      [200, 'private, no-cache'],
    ]);
  });

  it('changes nothing while it is read, whatever its code asks for', async () => {
    const { payload } = await portal.app.inject(`${PATH}?mijenja=1`);
    expect(payload).toContain('forbidden');
    expect(calls).toEqual([]);
  });
});

it('O-38 a form comes before those who read and wait for their turn', async () => {
  let readers = await readersBesideAForm();
  // On a machine with other work it may be that some waited longer than anybody shall, which has nothing to do with the form.
  while (readers.includes(503)) readers = await readersBesideAForm();
  expect(readers).toEqual(readers.map(() => 200));
  expect(order).toHaveLength(17);
  expect(order.indexOf('the form')).toBeLessThanOrEqual(12);
});

/** Lets more people read than there is room for, and one send a form. @returns how the readers were answered */
async function readersBesideAForm(): Promise<number[]> {
  order = [];
  let release: (value?: unknown) => void = () => undefined;
  held = new Promise((resolve) => (release = resolve));
  // Twelve pages are made at a time: four of these wait.
  const readers = Array.from({ length: 16 }, () =>
    portal.app.inject({
      url: `/prodaja-stanovi/split/?n=${(readersSoFar += 1)}`,
      headers: { 'user-agent': 'Mozilla/5.0', 'x-forwarded-for': `10.8.${readersSoFar >> 8}.${readersSoFar & 255}` },
    }),
  );
  const counted = new Promise<void>((resolve) => (onForm = resolve));
  const form = send({ name: 'Ana' });
  await counted;
  await new Promise((resolve) => setImmediate(resolve));
  release();
  expect((await form).statusCode).toBe(303);
  return (await Promise.all(readers)).map(({ statusCode }) => statusCode);
}
