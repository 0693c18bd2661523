import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { dropDrafts } from '@kvadrat/remote-kit/form';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../../..';
import { ad, adRequest, adRoute, similar, similarRequest } from '../../../testing/fixtures';

let page: MountedPage | null = null;

beforeEach(() => dropDrafts());
afterEach(() => page?.leave());

/** The form of a visit over the ad, whose advertiser has these free times. */
async function opened(slots: readonly { start: string; end: string }[]): Promise<MountedPage> {
  const responses = {
    [adRequest()]: () => ad(),
    [similarRequest()]: () => similar(),
    '/api-next/listings/7/enquiries/form/?locale=hr': () => ({
      key: 'kljuc',
      ad: { id: 7, title: 'Stan', path: '/oglasi/7/stan/' },
      name: 'Ana Anić',
      email: 'ana@primjer.hr',
      phone: '091 234 5678',
      proven: false,
    }),
    '/api-next/listings/7/visits/': () => ({ places: ['on-site', 'remote'], slots, timeZone: 'Europe/Zagreb' }),
    '/api-next/enquiries/visits/': () => ({ reference: 'ABCD2345', state: 'waiting' }),
  };
  page = await mountedPage(remote, { remote: 'mf-listings', route: adRoute(), responses });
  await userEvent.click(
    within(screen.getByRole('complementary', { name: 'Oglašivač' })).getByRole('link', { name: 'Zatražite razgled' }),
  );
  await waitFor(() => expect(screen.getByLabelText('E-pošta')).toHaveValue('ana@primjer.hr'), { timeout: 8000 });
  return page;
}

const ask = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Zatraži razgled' }));
const posted = ({ host }: MountedPage) =>
  host.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

/** Half an hour at ten and at eleven of Croatia's summer clock, on so many days. */
const slotsOf = (days: number) =>
  Array.from({ length: days }, (_, n) =>
    [8, 9].map((hour) => ({
      start: `2027-07-${String(5 + n).padStart(2, '0')}T0${hour}:00:00.000Z`,
      end: `2027-07-${String(5 + n).padStart(2, '0')}T0${hour}:30:00.000Z`,
    })),
  ).flat();

test('R118 free times stand day by day on Croatia’s clock, four days at first, and the chosen one is sent', async () => {
  const shown = await opened(slotsOf(6));
  const list = screen.getByRole('group', { name: 'Slobodni termini' });
  const first = within(list).getByRole('group', { name: 'ponedjeljak, 5. srpnja' });
  expect(
    within(first)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['10:00', '11:00']);
  expect(within(list).getAllByRole('radio')).toHaveLength(8);
  await userEvent.click(within(list).getByRole('button', { name: 'Prikaži sve dane' }));
  expect(within(list).getAllByRole('radio')).toHaveLength(12);
  expect(within(list).queryByRole('button')).toBeNull();
  await ask();
  await waitFor(() => expect(list).toHaveAccessibleDescription('Odaberite termin.'));
  expect(posted(shown)).toEqual([]);
  await userEvent.click(within(first).getByRole('radio', { name: '11:00' }));
  await ask();
  await screen.findByText(/Oglašivač dobiva zahtjev kad je otvorite/, undefined, { timeout: 8000 });
  expect(posted(shown)).toMatchObject([{ listingId: 7, place: 'on-site', times: ['2027-07-05T09:00:00.000Z'] }]);
});

test('R118 without free times up to three are named, the first one at least', async () => {
  const shown = await opened([]);
  await screen.findByLabelText(/^Prvi termin/, undefined, { timeout: 8000 });
  await ask();
  await waitFor(() => expect(screen.getByLabelText(/^Prvi termin/)).toHaveAccessibleDescription('Odaberite termin.'));
  await userEvent.type(screen.getByLabelText(/^Prvi termin/), '2027-07-05T10:00');
  await userEvent.type(screen.getByLabelText(/^Treći termin/), '2027-07-06T17:30');
  await ask();
  await screen.findByText(/Oglašivač dobiva zahtjev kad je otvorite/, undefined, { timeout: 8000 });
  expect(posted(shown)).toMatchObject([{ place: 'on-site', times: ['2027-07-05T10:00', '2027-07-06T17:30'] }]);
});

test('what was typed in one form of an ad stands in the next one, times as well; who writes does so even after one was sent', async () => {
  const shown = await opened([]);
  await userEvent.type(screen.getByLabelText(/^Prvi termin/), '2027-07-05T10:00');
  await userEvent.clear(screen.getByLabelText('Ime i prezime'));
  await userEvent.type(screen.getByLabelText('Ime i prezime'), 'Iva Ivić');
  const reopen = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Zatvori' }));
    await userEvent.click(screen.getAllByRole('link', { name })[0] ?? document.body);
    await screen.findByRole('dialog', { name }, { timeout: 8000 });
  };
  await reopen('Pošaljite poruku');
  expect(screen.getByLabelText('Ime i prezime')).toHaveValue('Iva Ivić');
  await userEvent.type(screen.getByLabelText('Poruka'), 'Je li slobodan?');
  await reopen('Zatražite razgled');
  expect([
    screen.getByLabelText<HTMLInputElement>(/^Prvi termin/).value,
    screen.getByLabelText<HTMLTextAreaElement>(/^Poruka/).value,
  ]).toEqual(['2027-07-05T10:00', 'Je li slobodan?']);
  await ask();
  await screen.findByText(/Oglašivač dobiva zahtjev kad je otvorite/, undefined, { timeout: 8000 });
  expect(posted(shown)).toHaveLength(1);
  await reopen('Pošaljite poruku');
  expect([
    screen.getByLabelText<HTMLInputElement>('Ime i prezime').value,
    screen.getByLabelText<HTMLTextAreaElement>('Poruka').value,
  ]).toEqual(['Iva Ivić', '']);
});
