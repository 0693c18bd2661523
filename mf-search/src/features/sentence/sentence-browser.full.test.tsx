import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { searchAddress, type SentenceReading } from '@kvadrat/contracts/api';
import type { RemoteContext, RouteLocation } from '@kvadrat/contracts/remote';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import { FakeRecognition } from '../../testing/fake-recognition';
import { sentenceRequest } from './sentence-query';

const LIST = '/prodaja-stambene-nekretnine/split/?prezzoMassimo=250000';
const OPEN_LIST = '/prodaja-stambene-nekretnine/split/';
const TEXT = 'u Splitu do 250.000 € s duhom';

const chip = (
  start: number,
  text: string,
  changes: Partial<SentenceReading['understood'][number]>,
): SentenceReading['understood'][number] => ({
  start,
  end: start + text.length,
  text,
  field: 'place',
  value: [],
  codes: [],
  label: text,
  key: `${start}.x`,
  off: false,
  others: [],
  ...changes,
});
const PLACE = chip(2, 'Splitu', { label: 'Split', key: '2.place' });
const PRICE = chip(9, 'do 250.000 €', { field: 'price', label: 'do 250.000 €', key: '9.price' });
const reading = (changes: Partial<SentenceReading> = {}): SentenceReading => ({
  url: LIST,
  understood: [PLACE, PRICE],
  notUnderstood: [{ start: 24, end: 29, text: 'duhom' }],
  reader: 'rules',
  ...changes,
});

const ask = (text: string, without: string[] = [], place: string | null = null): string =>
  sentenceRequest({ text, without, place }, 'hr');
const nothing = reading({ url: '/prodaja-stambene-nekretnine/', understood: [], notUnderstood: [] });

let page: MountedPage;

async function open(
  search = '',
  responses: Record<string, () => unknown> = {},
  changes: Partial<RemoteContext> = {},
): Promise<void> {
  const route: RouteLocation = { name: 'sentence', params: {}, path: '/recenica/', search, locale: 'hr' };
  const all = {
    [ask('')]: () => nothing,
    [ask(TEXT)]: () => reading(),
    [searchAddress('count', LIST, 'hr')]: () => ({ count: 7, countLabel: '7' }),
    [searchAddress('count', OPEN_LIST, 'hr')]: () => ({ count: 40, countLabel: '40' }),
    ...responses,
  };
  page = await mountedPage(remote, { remote: 'mf-search', route, responses: all }, changes);
  // Who comes back finds the sentence again.
  if (search === '') await userEvent.clear(field());
}

afterEach(async () => {
  await page.leave();
  FakeRecognition.remove();
});

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Vaša rečenica' });
const AT = `?${new URLSearchParams({ recenica: TEXT }).toString()}`;

test('R241 what is written is read: chips, words nobody understood, and the way to the list', async () => {
  await open();
  await userEvent.type(field(), TEXT);
  const link = await screen.findByRole('link', { name: 'Prikaži 7 oglasa' }, { timeout: 3000 });
  expect(link).toHaveAttribute('href', LIST);
  expect(screen.getByRole('button', { name: 'Split Splitu' })).toBeVisible();
  expect(screen.getByText('duhom')).toBeVisible();
  await userEvent.type(field(), '{Enter}');
  expect(page.host.navigations).toEqual([{ path: LIST, options: {} }]);
});

test('R241 a chip that is taken out changes the count at once, and can be taken back', async () => {
  await open(AT, {
    [ask(TEXT, ['9.price'])]: () => reading({ url: OPEN_LIST, understood: [PLACE, { ...PRICE, off: true }] }),
  });
  await userEvent.click(screen.getByRole('link', { name: 'Ukloni: do 250.000 €' }));
  expect(await screen.findByRole('link', { name: 'Prikaži 40 oglasa' })).toHaveAttribute('href', OPEN_LIST);
  await userEvent.click(screen.getByRole('link', { name: 'Vrati: do 250.000 €' }));
  expect(await screen.findByRole('link', { name: 'Prikaži 7 oglasa' })).toHaveAttribute('href', LIST);
});

test('R241 a chip shows its words in the sentence, to be changed there', async () => {
  await open(AT);
  await userEvent.click(screen.getByRole('button', { name: 'do 250.000 € do 250.000 €' }));
  const area = field();
  expect(area).toHaveFocus();
  if (area instanceof HTMLTextAreaElement)
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('do 250.000 €');
});

test('O-65 the chips say sale or rent, also where the sentence does not', async () => {
  const reads = (said: boolean) => () => reading({ contract: { value: 1, label: 'Prodaja', said } });
  await open('?recenica=prodaja+Split', { [ask('Split')]: reads(false), [ask('prodaja Split')]: reads(true) });
  expect(await screen.findByRole('button', { name: 'Split Splitu' })).toBeVisible();
  expect(screen.queryByText('Prodaja')).toBeNull();
  await userEvent.clear(field());
  await userEvent.type(field(), 'Split');
  await userEvent.click(screen.getByRole('button', { name: 'Pročitaj rečenicu' }));
  expect((await screen.findByText('Prodaja')).closest('li')).toHaveTextContent('Prodaja ako ne kažete drukčije');
});

test('O-70 a chip of a word that is written otherwise says what it was taken for', async () => {
  await open('?recenica=Spiltu', {
    [ask('Spiltu')]: () => reading({ understood: [{ ...PLACE, text: 'Spiltu', respelled: 'Split' }] }),
  });
  expect(await screen.findByRole('button', { name: 'Split Spiltu čitamo kao „Split”' })).toBeVisible();
});

test('O-70 a phrase in quotes is a chip that can be taken out', async () => {
  const quote = { start: 0, end: 8, text: '"kamin"', label: 'u oglasu piše „kamin”', key: '0.keyword', off: false };
  await open('?recenica=%22kamin%22+', {
    [ask('"kamin"')]: () => reading({ understood: [], quoted: [quote] }),
    [ask('"kamin"', ['0.keyword'])]: () => reading({ understood: [], quoted: [{ ...quote, off: true }] }),
  });
  expect(await screen.findByRole('link', { name: 'Prikaži 7 oglasa' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ukloni: u oglasu piše „kamin”' }));
  expect(await screen.findByText(/^Uklonili ste sve/)).toBeVisible();
});

test('O-02 an answer to an older sentence never stands for a newer one', async () => {
  let answerOld: (value: SentenceReading) => void = () => undefined;
  const old = new Promise<SentenceReading>((resolve) => (answerOld = resolve));
  await open('', { [ask('stan')]: () => old, [ask('stan u Splitu')]: () => reading({ url: OPEN_LIST }) });
  await userEvent.type(field(), 'stan');
  await userEvent.click(screen.getByRole('button', { name: 'Pročitaj rečenicu' }));
  await userEvent.type(field(), ' u Splitu');
  await userEvent.click(screen.getByRole('button', { name: 'Pročitaj rečenicu' }));
  await screen.findByRole('link', { name: 'Prikaži 40 oglasa' });
  answerOld(nothing);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('link', { name: 'Prikaži 40 oglasa' })).toHaveAttribute('href', OPEN_LIST);
});

test('R241 R263 a sentence of 251 characters is kept whole and explained, and nothing is asked', async () => {
  await open();
  const asked = page.host.requests.length;
  await userEvent.click(field());
  await userEvent.paste('a'.repeat(251));
  expect(field()).toHaveValue('a'.repeat(251));
  expect(field()).toBeInvalid();
  expect(screen.getByText('Rečenica je preduga. Izbrišite još znakova: 1.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pročitaj rečenicu' }));
  expect(page.host.requests).toHaveLength(asked);
});

test('R257 without an answer the text stays and may be read again', async () => {
  let fails = true;
  await open('', { [ask('stan bez veze')]: () => (fails ? Promise.reject(new TypeError('offline')) : reading()) });
  await userEvent.type(field(), 'stan bez veze');
  await userEvent.click(screen.getByRole('button', { name: 'Pročitaj rečenicu' }));
  await screen.findByText(/^Rečenicu sada ne možemo pročitati/);
  expect(field()).toHaveValue('stan bez veze');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Pročitaj rečenicu' }));
  expect(await screen.findByRole('link', { name: 'Prikaži 7 oglasa' })).toBeVisible();
});

test('O-04 of several places with one name another can be meant', async () => {
  const varos = { ...PLACE, others: [{ path: 'sibenik/varos', label: 'Varoš, Šibenik' }] };
  await open('?recenica=kuca', {
    [ask('kuca')]: () => reading({ understood: [varos] }),
    [ask('kuca', [], 'sibenik/varos')]: () => reading({ url: OPEN_LIST, understood: [PLACE] }),
  });
  await userEvent.click(screen.getByRole('link', { name: 'Varoš, Šibenik' }));
  expect(await screen.findByRole('link', { name: 'Prikaži 40 oglasa' })).toHaveAttribute('href', OPEN_LIST);
});

test('R241 a sentence of which nothing is understood leads on', async () => {
  await open('?recenica=bla', { [ask('bla')]: () => nothing });
  expect(screen.getByText(/ne prepoznajemo ništa o nekretnini/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'tražite s filtrima' })).toHaveAttribute(
    'href',
    '/prodaja-stambene-nekretnine/',
  );
  await userEvent.click(screen.getByRole('link', { name: /^garsonijera u Zagrebu/ }));
  expect(field()).toHaveValue('garsonijera u Zagrebu za najam do 500 €');
});

describe('voice', () => {
  const states: string[] = [];
  const listen = (): void => {
    states.length = 0;
    page.host.context().bus.on('kvadrat:microphone-changed', ({ state }) => states.push(state));
  };

  test('R203 without speech recognition there is no button', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Diktiraj' })).toBeNull();
  });

  test('R203 what is said is shown, then written and read; leave is announced once and remembered', async () => {
    FakeRecognition.install();
    await open();
    listen();
    await userEvent.click(screen.getByRole('button', { name: 'Diktiraj' }));
    expect(FakeRecognition.last.lang).toBe('hr-HR');
    FakeRecognition.last.listen();
    FakeRecognition.last.hear('u Splitu do', false);
    await screen.findByText('Čujemo: u Splitu do');
    FakeRecognition.last.hear(TEXT, true);
    FakeRecognition.last.end();
    await waitFor(() => expect(field()).toHaveValue(TEXT));
    await userEvent.click(screen.getByRole('button', { name: 'Diktiraj' }));
    FakeRecognition.last.listen();
    FakeRecognition.last.end();
    expect(states).toEqual(['granted']);
    expect(page.host.context().storage.get('microphone')).toBe('granted');
  });

  test('R203 a refusal is announced and explained', async () => {
    FakeRecognition.install();
    await open();
    listen();
    await userEvent.click(screen.getByRole('button', { name: 'Diktiraj' }));
    FakeRecognition.last.fail('not-allowed');
    expect(await screen.findByText(/^Preglednik portalu ne dopušta mikrofon/)).toBeVisible();
    expect(states.at(-1)).toBe('denied');
  });

  test('R203 Escape stops listening, what was heard until then counts', async () => {
    FakeRecognition.install();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Diktiraj' }));
    FakeRecognition.last.listen();
    FakeRecognition.last.hear('stan', false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field()).toHaveValue('stan'));
    expect(screen.getByRole('button', { name: 'Diktiraj' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('R203 R255 with storage blocked it works and is announced', async () => {
    FakeRecognition.install();
    const none = (): void => undefined;
    await open('', {}, { storage: { get: () => null, set: none, remove: none, persistent: false } });
    listen();
    await userEvent.click(screen.getByRole('button', { name: 'Diktiraj' }));
    FakeRecognition.last.fail('network');
    expect(await screen.findByText(/^Prepoznavanje govora trenutačno nije dostupno/)).toBeVisible();
  });
});
