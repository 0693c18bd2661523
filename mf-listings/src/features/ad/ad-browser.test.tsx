import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import { AppError } from '@kvadrat/contracts/errors';
import { ad, adRequest, adRoute, card, PHONE_REQUEST, similar, similarRequest } from '../../testing/fixtures';

let page: MountedPage;
let contact: () => unknown;

beforeEach(async () => {
  contact = () => ({ phone: '+385 21 000 000' });
  const responses = {
    [adRequest()]: () => ad(),
    [similarRequest()]: () => similar(card(8)),
    [PHONE_REQUEST]: () => contact(),
  };
  page = await mountedPage(remote, { remote: 'mf-listings', route: adRoute(), responses });
});
afterEach(() => page.leave());

const viewer = (): HTMLElement => screen.getByRole('dialog', { name: 'Slike' });
const openThird = (): Promise<void> => userEvent.click(screen.getByRole('link', { name: 'Slika c' }));

test('R271 a photo opens over the whole screen, arrows turn round and round', async () => {
  await openThird();
  expect(page.host.tracked).toContainEqual({ event: 'Gallery Opened', properties: { listing_id: ad().id } });
  expect(within(viewer()).getByRole('img', { name: 'Slika c' })).toBeVisible();
  await userEvent.click(within(viewer()).getByRole('button', { name: 'Sljedeća slika' }));
  expect(viewer()).toHaveTextContent('4 / 6');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(within(viewer()).getByRole('img', { name: 'Slika f' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer()).toHaveTextContent('1 / 6');
  await userEvent.keyboard('{End}');
  expect(within(viewer()).getByRole('status')).toHaveTextContent('Slika 6 od 6: Slika f');
  await userEvent.keyboard('{Home}');
  expect(within(viewer()).getByRole('status')).toHaveTextContent('Slika 1 od 6: Slika a');
});

test('thumbnails choose a photo and mark the one on stage', async () => {
  await openThird();
  await userEvent.click(within(viewer()).getByRole('button', { name: 'Slika 5: Slika e' }));
  expect(within(viewer()).getByRole('img', { name: 'Slika e' })).toBeVisible();
  expect(within(viewer()).getByRole('button', { current: true })).toHaveAccessibleName('Slika 5: Slika e');
});

test('a finger that moves sideways turns, one that scrolls does not', async () => {
  await openThird();
  const stage = within(viewer()).getByRole('img', { name: 'Slika c' });
  const move = (x: number, y: number): void => {
    fireEvent.touchStart(stage, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  };
  move(-20, 0);
  move(-60, 90);
  expect(viewer()).toHaveTextContent('3 / 6');
  move(-80, 10);
  await waitFor(() => expect(viewer()).toHaveTextContent('4 / 6'));
});

test('floor plans have a button of their own', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Tlocrt' }));
  expect(viewer()).toHaveTextContent('6 / 6');
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
  expect([...page.host.marks.current().saved]).toEqual([7]);
});

test('R272 an ad that is opened counts as seen', () => {
  expect([...page.host.marks.current().seen]).toEqual([7]);
});

describe('the contact', () => {
  const box = (): HTMLElement => screen.getByRole('complementary', { name: 'Oglašivač' });

  test('is asked for once, takes the place of its button and has the focus', async () => {
    await userEvent.click(within(box()).getByRole('button', { name: 'Prikaži telefon' }));
    const number = await within(box()).findByRole('link', { name: '+385 21 000 000' });
    expect(number).toHaveAttribute('href', 'tel:+38521000000');
    expect(number).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Nazovi' })).toHaveAttribute('href', 'tel:+38521000000');
    expect(page.host.requests.filter(({ path }) => path === PHONE_REQUEST)).toEqual([
      { method: 'POST', path: PHONE_REQUEST, body: {} },
    ]);
  });

  test('says why it is not told, and can be asked for again', async () => {
    contact = () => Promise.reject(new AppError('status', '429', { status: 429 }));
    await userEvent.click(within(box()).getByRole('button', { name: 'Prikaži telefon' }));
    await waitFor(() => expect(within(box()).getByRole('alert')).toHaveTextContent('Previše upita u kratkom vremenu'));
    contact = () => ({ phone: '+385 21 000 000' });
    await userEvent.click(within(box()).getByRole('button', { name: 'Prikaži telefon' }));
    expect(await within(box()).findByRole('link', { name: '+385 21 000 000' })).toHaveFocus();
    expect(within(box()).getByRole('alert')).toBeEmptyDOMElement();
  });
});

test('sharing copies the address of the ad and says so', async () => {
  globalThis.matchMedia = () =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: '',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Podijeli oglas' }));
  await waitFor(() => expect(page.host.toasts).toEqual([{ kind: 'success', text: 'Poveznica je kopirana.' }]));
  expect(await navigator.clipboard.readText()).toBe(`http://localhost${adRoute().path}`);
  expect(page.host.tracked).toEqual([{ event: 'Ad Shared', properties: { listing_id: ad().id, medium: 'copied' } }]);
});
