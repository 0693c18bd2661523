import { serverPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import * as bundle from '../../ssr';
import { AREA_CALLS, keptAd, route, STRANGER } from '../../testing/sample-area';
import { entry, proposal, talk, thread, threads, THREADS_CALL, visit } from '../../testing/sample-talks';

const PATH = USER_PATHS.messages;
const LIST = (locale = 'hr', rest = 'page=1&box=inbox') => `${THREADS_CALL}?locale=${locale}&${rest}`;
const one = (search = '', locale: (typeof LOCALES)[number] = 'hr') => route('messages', PATH, search, locale);
const withList = (list = threads(thread({ unread: 2 })), locale = 'hr') => ({
  ...AREA_CALLS,
  [LIST(locale)]: () => list,
  [`/api-next/kept-ads/?ids=7&locale=${locale}`]: () => ({ results: [keptAd()] }),
});
const withTalk = (told = talk(), locale = 'hr') => ({
  ...withList(threads(told.thread), locale),
  [`${THREADS_CALL}1/?locale=${locale}`]: () => told,
  [`${THREADS_CALL}1/visit/`]: () => ({ visit: null }),
  [`${THREADS_CALL}1/proposal/`]: () => ({ proposal: null }),
});
const deedsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('[name=radnja]')].map(({ value }) => value);

test.each(LOCALES)('R27 the page in %s lists conversations, for no search engine', async (locale) => {
  const { status, head, root } = await serverPage(bundle, one('', locale), withList(undefined, locale));
  expect([status, head.robots, head.canonical]).toEqual([200, 'noindex', localizedPath(locale, PATH)]);
  expect(root).toHaveTextContent('Maris nekretnine');
  expect(root).toHaveTextContent('Stan s lođom');
  expect(root.querySelector('nav ul a b')?.closest('a')?.getAttribute('href')).toBe(
    localizedPath(locale, `${PATH}?razgovor=1`),
  );
});

test('R27 strangers sign in first and come back to the conversation', async () => {
  const { status, location } = await serverPage(bundle, one('?razgovor=1'), { ...withTalk(), ...STRANGER });
  expect([status, location]).toEqual([302, `/prijava/?natrag=${encodeURIComponent(`${PATH}?razgovor=1`)}`]);
});

test('R274 a conversation has what was said, its warnings, the ad, and forms that work without scripts', async () => {
  const { status, root } = await serverPage(
    bundle,
    one('?razgovor=1'),
    withTalk(
      talk({
        seen: 1,
        entries: [entry(), entry({ id: 2, side: 'advertiser', body: 'Pišite na Viber', warnings: ['messenger'] })],
      }),
    ),
  );
  expect(status).toBe(200);
  const log = root.querySelector('[role=log]');
  expect(log).toHaveTextContent('Je li stan slobodan?');
  expect(log).toHaveTextContent('pročitano');
  expect(log).toHaveTextContent('Poruka vas vodi izvan portala.');
  expect(root.querySelector('aside')).toHaveTextContent('248.000');
  expect(deedsOf(root)).toEqual(expect.arrayContaining(['archive', 'share', 'block', 'write']));
  expect(root.querySelector<HTMLInputElement>('[name=kljuc]')?.value).toBe(talk().key);
  // The only tel: and mailto: are of a side that shows them.
  expect(root.querySelector('a[href^="tel:"], a[href^="mailto:"]')).toBeNull();
});

test('R118 a visit and a price stand with their state and what the reader can do about them', async () => {
  const asked = entry({
    kind: 'in-person-visit',
    body: '',
    step: { name: 'request', times: ['2026-01-23T17:00:00.000Z'], amount: null, files: 0 },
  });
  const offered = entry({
    id: 2,
    kind: 'price-proposal',
    body: 'Brzo.',
    step: { name: 'propose', times: [], amount: 235_000, files: 0 },
  });
  const { root } = await serverPage(bundle, one('?razgovor=1'), {
    ...withTalk(talk({ side: 'advertiser', thread: thread({ side: 'advertiser' }), entries: [asked, offered] })),
    [`${THREADS_CALL}1/visit/`]: () => ({ visit: visit({ acts: ['confirm', 'propose', 'decline'] }) }),
    [`${THREADS_CALL}1/proposal/`]: () => ({ proposal: proposal({ acts: ['accept', 'decline', 'answer'] }) }),
  });
  expect(root).toHaveTextContent('Traži se razgled');
  expect(root).toHaveTextContent('Predložena cijena: 235.000 €');
  expect(root.querySelector('input[type="datetime-local"]')).not.toBeNull();
  expect([...root.querySelectorAll('button[name=odgovor]')].map((button) => button.getAttribute('value'))).toEqual([
    'accept',
    'decline',
  ]);
});

test('R274 without scripts a message is sent with the id of its form, and each deed makes its call', async () => {
  const send = (sent: Record<string, string>, call: string, answer: () => unknown = () => null) =>
    serverPage(bundle, one('?razgovor=1'), { ...withTalk(), [call]: answer }, { sent: { razgovor: '1', ...sent } });
  const written = await send({ radnja: 'write', kljuc: talk().key, message: ' Hvala! ' }, `${THREADS_CALL}1/`);
  expect([written.status, written.location]).toEqual([303, `${PATH}?razgovor=1`]);
  expect(written.posts).toEqual([{ path: `${THREADS_CALL}1/`, body: { message: 'Hvala!', clientId: talk().key } }]);
  const archived = await send({ radnja: 'archive' }, `${THREADS_CALL}1/state/`);
  expect([archived.location, archived.posts]).toEqual([
    PATH,
    [{ path: `${THREADS_CALL}1/state/`, body: { archived: true }, method: 'PUT' }],
  ]);
  const shared = await send({ radnja: 'share', pokazi: 'phone email' }, `${THREADS_CALL}1/state/`);
  expect(shared.posts[0]?.body).toEqual({ shares: ['phone', 'email'] });
  const moved = await send(
    { radnja: 'visit', odgovor: 'propose', termin: '2026-12-01T18:00' },
    `${THREADS_CALL}1/visit/`,
    () => visit(),
  );
  expect(moved.posts[0]?.body).toEqual({ act: 'propose', message: '', time: '2026-12-01T18:00' });
  const priced = await send({ radnja: 'price', odgovor: 'accept' }, `${THREADS_CALL}1/proposal/`, () => proposal());
  expect(priced.posts[0]?.body).toEqual({ act: 'accept', message: '' });
});

test('R274 what is not taken comes back with its sentence and all that was typed', async () => {
  const send = (message: string, answer: () => unknown = () => null) =>
    serverPage(
      bundle,
      one('?razgovor=1'),
      { ...withTalk(), [`${THREADS_CALL}1/`]: answer },
      { sent: { radnja: 'write', razgovor: '1', kljuc: talk().key, message } },
    );
  const empty = await send('  ');
  expect([empty.status, empty.posts]).toEqual([422, []]);
  expect(empty.root).toHaveTextContent('Napišite poruku.');
  const refusing = (code: 'forbidden' | 'rate-limited', status: number) => () =>
    Promise.reject(new AppError(code, 'x', { status, retryAfter: 60 }));
  const blocked = await send('Halo?', refusing('forbidden', 403));
  expect(blocked.status).toBe(422);
  expect(blocked.root).toHaveTextContent('U ovom razgovoru više ne možete pisati.');
  expect(blocked.root.querySelector<HTMLTextAreaElement>('textarea[aria-label="Poruka"]')?.value).toBe('Halo?');
  const tooMany = await send('Halo?', refusing('rate-limited', 429));
  expect(tooMany.status).toBe(429);
  expect(tooMany.root).toHaveTextContent('Poslali ste previše poruka zaredom.');
});

test('R274 files of a form without scripts go along, also without a word; one that is not taken is named with its reason', async () => {
  const tokens = ['0'.repeat(32), '1'.repeat(32)];
  const send = (files: string, answer: () => unknown = () => null) =>
    serverPage(
      bundle,
      one('?razgovor=1'),
      { ...withTalk(), [`${THREADS_CALL}1/`]: answer },
      { sent: { radnja: 'write', razgovor: '1', kljuc: talk().key, message: '', datoteke: files } },
    );
  const sent = await send(tokens.join());
  expect([sent.status, sent.posts[0]?.body]).toEqual([303, { message: '', clientId: talk().key, files: tokens }]);
  const refused = (problems: Record<string, string>) => () =>
    Promise.reject(new AppError('invalid-request', 'x', { status: 422, problems }));
  const locked = await send('a', refused({ files: 'locked' }));
  expect(locked.status).toBe(422);
  expect(locked.root).toHaveTextContent('PDF je zaključan lozinkom.');
  const later = await send('a', () => Promise.reject(new AppError('unavailable', 'x', { status: 503 })));
  expect(later.root).toHaveTextContent('Datoteka nije obrađena.');
});

test('R274 files of a message are seen or named, and saved by following them', async () => {
  const picture = { id: 4, name: 'Ulaz.jpg', type: 'image/jpeg' as const, bytes: 1000, width: 60, height: 40 };
  const plan = {
    id: 5,
    name: 'Tlocrt.pdf',
    type: 'application/pdf' as const,
    bytes: 1_240_000,
    width: null,
    height: null,
  };
  const { root } = await serverPage(
    bundle,
    one('?razgovor=1'),
    withTalk(talk({ entries: [entry({ body: '', files: [picture, plan] })] })),
  );
  const links = [...root.querySelectorAll('[role=log] a')];
  expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
    [`${THREADS_CALL}1/files/4/`, true],
    [`${THREADS_CALL}1/files/5/`, true],
  ]);
  expect(root.querySelector('[role=log] img')?.getAttribute('alt')).toBe('Ulaz.jpg');
  expect(links[1]).toHaveTextContent('Tlocrt.pdfPDF, 1,2 MB');
  const form = root.querySelector('textarea[aria-label="Poruka"]')?.closest('form');
  expect(form?.enctype).toBe('multipart/form-data');
  expect(form?.querySelector('[type=file]')?.getAttribute('name')).toBe('datoteke');
});

test('R204 with messages switched off the page says that conversations go by mail', async () => {
  const { status, root } = await serverPage(bundle, one(), AREA_CALLS);
  expect(status).toBe(200);
  expect(root).toHaveTextContent('Razgovori sada idu e-poštom');
});

test('R274 a conversation of others, or none, is not found', async () => {
  const { status, root } = await serverPage(bundle, one('?razgovor=99'), withList());
  expect(status).toBe(404);
  expect(root).toHaveTextContent('Tog razgovora nema');
});

test('O-23 what people write is text: tags, links with code, and files of names stay words', async () => {
  const hostile =
    '<img src=x onerror=alert(1)> [x](javascript:alert(1)) javascript:alert(1) https://zlo.primjer/"onx=1';
  const { root } = await serverPage(
    bundle,
    one('?razgovor=1'),
    withTalk(
      talk({
        thread: thread({ with: hostile, last: hostile }),
        entries: [entry({ side: 'advertiser', body: hostile })],
      }),
    ),
  );
  expect(root.querySelector('img[src="x"]')).toBeNull();
  const links = [...root.querySelectorAll('[role=log] a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://zlo.primjer/']);
  expect(root.querySelector('[role=log] a')?.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
});
