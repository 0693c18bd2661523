import { mountedPage, type MountedPage } from '@kvadrat/build/remote/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import { ad, adRequest, adRoute } from '../../testing/fixtures';

let page: MountedPage;

/** jsdom has the dialog element but does not open it. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(async () => {
  page = await mountedPage(remote, { remote: 'mf-listings', route: adRoute(), responses: { [adRequest()]: () => ad() } });
});
afterEach(() => page.leave());

const viewer = (): HTMLElement => screen.getByRole('dialog', { name: 'Slike' });
const openThird = (): Promise<void> => userEvent.click(screen.getByRole('link', { name: 'Slika c' }));

test('R271 a photo opens over the whole screen, arrows turn round and round', async () => {
  await openThird();
  expect(within(viewer()).getByRole('img', { name: 'Slika c' })).toBeVisible();
  await userEvent.click(within(viewer()).getByRole('button', { name: 'Sljedeća slika' }));
  expect(viewer()).toHaveTextContent('4 / 6');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(within(viewer()).getByRole('img', { name: 'Slika f' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer()).toHaveTextContent('1 / 6');
});

test('it closes again', async () => {
  await openThird();
  await userEvent.click(within(viewer()).getByRole('button', { name: 'Zatvori slike' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the button under the photos counts them and opens the first', async () => {
  await userEvent.click(screen.getByRole('button', { name: '6 slika' }));
  expect(viewer()).toHaveTextContent('1 / 6');
});

test('a click that asks for a new tab is left to the browser', async () => {
  const link = screen.getByRole('link', { name: 'Slika c' });
  link.addEventListener('click', (event) => event.preventDefault());
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('R272 the heart keeps the ad for every remote', async () => {
  const heart = screen.getByRole('button', { name: 'Spremi: Dvosoban stan s lođom' });
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(page.host.context().storage.get('favourites')).toBe('7');
});
