import { COMPARED_ADS_KEY } from '@kvadrat/contracts/constants';
import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import type { RemoteContext } from '@kvadrat/contracts/remote';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
// Loaded before the clock of a test runs.
import './later-parts';
import { answer, listRequest, listRoute } from '../../testing/fixtures';
import { narrowScreen } from '../../testing/narrow-screen';

let page: MountedPage;
const route = listRoute('/prodaja-stambene-nekretnine/split/');

async function open(changes: Partial<RemoteContext> = {}): Promise<void> {
  page = await mountedPage(
    remote,
    { remote: 'mf-search', route, responses: { [listRequest(route)]: () => answer() } },
    changes,
  );
}
beforeAll(narrowScreen);
afterEach(() => page.leave());

const toggle = (id: number): HTMLElement => screen.getByRole('button', { name: `Usporedi: Stan ${id}` });
const press = async (...ids: number[]): Promise<void> => {
  for (const id of ids) await userEvent.click(toggle(id));
};
const way = (): string | null => screen.queryByRole('link', { name: /^Usporedi \(/ })?.getAttribute('href') ?? null;

test('what is chosen to be compared is kept in the order of choice, and leads to its comparison', async () => {
  await open();
  expect(way()).toBeNull();
  await press(3, 1);
  expect(toggle(3)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Usporedi (2)' })).toHaveAttribute('href', '/usporedba/?ids=3,1');
  expect(page.host.context().storage.get(COMPARED_ADS_KEY)).toBe('3,1');
  await press(3, 1);
  expect(way()).toBeNull();
  expect(page.host.context().storage.get(COMPARED_ADS_KEY)).toBeNull();
});

test('a fifth ad is refused with a sentence, and the choice stays', async () => {
  await open();
  await press(1, 2, 3, 4, 5);
  expect(toggle(5)).toHaveAttribute('aria-pressed', 'false');
  expect(way()).toBe('/usporedba/?ids=1,2,3,4');
  expect(page.host.toasts).toEqual([
    expect.objectContaining({ kind: 'info', text: expect.stringContaining('najviše četiri') }),
  ]);
  await press(1, 2, 3, 4);
});

test('another tab is followed, and what another script wrote counts as none', async () => {
  await open();
  const write = (text: string): void => {
    page.host.context().storage.set(COMPARED_ADS_KEY, text);
    window.dispatchEvent(new StorageEvent('storage'));
  };
  write('7,8');
  expect(await screen.findByRole('link', { name: 'Usporedi (2)' })).toHaveAttribute('href', '/usporedba/?ids=7,8');
  write('7,<b>');
  await screen.findByRole('button', { name: 'Usporedi: Stan 7', pressed: false });
  expect(way()).toBeNull();
});

test('O-22 where nothing can be stored, ads are compared all the same', async () => {
  const none = (): void => undefined;
  await open({ storage: { get: () => null, set: none, remove: none, persistent: false } });
  await press(3, 1);
  expect(way()).toBe('/usporedba/?ids=3,1');
  await press(3, 1);
});
