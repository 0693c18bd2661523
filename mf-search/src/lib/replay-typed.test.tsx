import {
  definePage,
  defineRemote,
  Island,
  laterCode,
  type LaterCatalogues,
  type LaterCode,
  type RemotePages,
} from '@kvadrat/remote-kit';
import { defineServerBundle } from '@kvadrat/remote-kit/ssr';
import { mountedPage, serverPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { useHydrated } from '@kvadrat/ui-kit';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { listRoute } from '../testing/fixtures';
import { replayTyped } from './replay-typed';

const IDLE_MS = 4000;
const route = listRoute('/prodaja-stambene-nekretnine/');

/** A form of each kind of field that says what it knows. */
function Form(): ReactElement {
  const ref = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('a');
  const runs = useHydrated();
  const [kind, setKind] = useState('one');
  const [count, setCount] = useState('');
  const [features, setFeatures] = useState<readonly string[]>([]);
  useEffect(() => {
    if (ref.current !== null) void replayTyped(ref.current);
  }, []);
  const box = (name: string): ReactElement => (
    <input
      type="checkbox"
      aria-label={name}
      checked={features.includes(name)}
      onChange={() => setFeatures([...features, name])}
    />
  );
  return (
    <form ref={ref}>
      <input type="radio" aria-label="one" name="kind" checked={kind === 'one'} onChange={() => setKind('one')} />
      <input type="radio" aria-label="two" name="kind" checked={kind === 'two'} onChange={() => setKind('two')} />
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      {box('lift')}
      {box('pool')}
      <select aria-label="count" value={count} onChange={(event) => setCount(event.target.value)}>
        <option value="">any</option>
        <option>2</option>
      </select>
      <output>{[...(runs ? ['runs'] : []), kind, text, ...features, count].join(' ')}</output>
    </form>
  );
}

const none = (): ReturnType<LaterCatalogues['hr']> => Promise.resolve({ messages: {} });
const NO_TEXTS: LaterCatalogues = {
  hr: none,
  de: none,
  en: none,
  it: none,
  fr: none,
  es: none,
  ru: none,
  pt: none,
  el: none,
};

type Code = LaterCode<{ Form: typeof Form }>;

function pagesOf({ load, useCode }: Code): RemotePages {
  function Part(): ReactElement {
    const { Form: Loaded } = useCode();
    return <Loaded />;
  }
  const Page = (): ReactElement => (
    <Island className={undefined} load={load} placeholder={<p>later</p>}>
      <Part />
    </Island>
  );
  const page = definePage({
    load: () => Promise.resolve({ status: 200, data: null }),
    head: () => ({ title: '', description: '', canonical: '' }),
    Page,
    Skeleton: Page,
  });
  return { list: page };
}

let page: MountedPage;
afterEach(async () => {
  jest.useRealTimers();
  await page.leave();
});

/** Server HTML, taken over by code that has to load the form. */
async function open({
  load = () => Promise.resolve({ Form }),
  fromServer = true,
}: { load?: () => Promise<{ Form: typeof Form }>; fromServer?: boolean } = {}): Promise<void> {
  const atServer = laterCode(load, NO_TEXTS);
  atServer.provide({ Form });
  const { html } = await serverPage(
    defineServerBundle({ pages: pagesOf(atServer), loadCatalogue: () => Promise.resolve({}) }),
    route,
  );
  const remote = defineRemote({
    name: 'mf-search',
    pages: pagesOf(laterCode(load, NO_TEXTS)),
    loadCatalogue: () => Promise.resolve({}),
  });
  page = await mountedPage(remote, {
    remote: 'mf-search',
    route,
    ...(fromServer && { hydration: { html, data: null } }),
  });
}

const said = (): string | null => screen.queryByRole('status')?.textContent ?? null;

test('a part is the server’s HTML until somebody turns to it, and stays the same element', async () => {
  await open();
  const text = screen.getByLabelText('text');
  expect(said()).toBe('one a ');
  await userEvent.hover(text);
  await waitFor(() => expect(said()).toBe('runs one a '));
  expect(screen.getByLabelText('text')).toBe(text);
  expect(page.host.reports).toEqual([]);
});

test('it runs once the page was idle for seconds, without anybody turning to it', async () => {
  jest.useFakeTimers();
  await open();
  await jest.advanceTimersByTimeAsync(IDLE_MS - 100);
  expect(said()).toBe('one a ');
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  await waitFor(() => expect(said()).toBe('runs one a '));
});

test('O-01 what was typed and chosen before its code was there is not lost', async () => {
  await open();
  screen.getByLabelText<HTMLInputElement>('two').checked = true;
  const text = screen.getByLabelText<HTMLInputElement>('text');
  text.value = '250.000';
  screen.getByLabelText<HTMLInputElement>('lift').checked = true;
  screen.getByLabelText<HTMLInputElement>('pool').checked = true;
  screen.getByLabelText<HTMLSelectElement>('count').value = '2';
  await userEvent.hover(text);
  await waitFor(() => expect(said()).toBe('runs two 250.000 lift pool 2'));
  expect(text).toHaveValue('250.000');
  expect(page.host.reports).toEqual([]);
});

test('code that does not come leaves the HTML, and is tried again', async () => {
  const load = jest
    .fn<Promise<{ Form: typeof Form }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Form });
  await open({ load });
  await userEvent.hover(screen.getByLabelText('text'));
  expect(said()).toBe('one a ');
  await userEvent.click(screen.getByLabelText('text'));
  await waitFor(() => expect(said()).toBe('runs one a '));
  expect(load).toHaveBeenCalledTimes(2);
  expect(page.host.reports).toEqual([]);
});

test('where the server wrote nothing its code comes at once', async () => {
  await open({ fromServer: false });
  await waitFor(() => expect(said()).toBe('runs one a '));
});
