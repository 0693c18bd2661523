import { AppError } from '@kvadrat/contracts/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { countOf, openTool, type OpenTool } from './testing/open-tool';

const LIST = '/prodaja-stambene-nekretnine/';
const SQUARE = [
  { lat: 43.5, lng: 16.4 },
  { lat: 43.5, lng: 16.5 },
  { lat: 43.6, lng: 16.5 },
];
const VRT = 'vrt=43.5%2C16.4%3B43.5%2C16.5%3B43.6%2C16.5';
const SLOW = { timeout: 4000 };
let tool: OpenTool;

afterEach(() => tool.page.leave());

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const press = (name: string | RegExp): Promise<void> => userEvent.click(button(name));
/** What the map does in the visitor's place, and the page's answer to it. */
const acted = async (act: () => void): Promise<void> => {
  act();
  await new Promise((resolve) => setTimeout(resolve, 30));
};
const draw = async (points = SQUARE): Promise<void> => {
  await waitFor(() => expect(tool.drawing()).not.toBeNull());
  await acted(() => tool.drawing()?.listener.onFinish({ kind: 'polygon', points }));
};
const ring = (dx: number, size = 0.1): number[][] => [
  [16 + dx, 43],
  [16 + dx + size, 43],
  [16 + dx + size, 43.1],
  [16 + dx, 43.1],
  [16 + dx, 43],
];
const isochrone =
  (dx: number, notes: string[] = ['without-traffic']) =>
  () => ({
    geometry: { type: 'MultiPolygon', coordinates: [[ring(dx)]] },
    method: 'estimate',
    provider: 'estimate',
    generatedAt: `2026-01-0${1 + dx * 10}`,
    notes,
  });
const reached = (lat: number, lng: number, minutes: number, mode = 'car'): string =>
  `/api-next/geography/isochrone/?lat=${lat}&lng=${lng}&minutes=${minutes}&mode=${mode}&locale=hr`;

describe('drawing', () => {
  test('R133 what is drawn is counted at once and searched on page 1, instead of the place', async () => {
    const found = `${LIST}?prezzoMassimo=250000&${VRT}`;
    tool = await openTool('draw', `${LIST}split/?prezzoMassimo=250000&pag=3`, countOf(found, 41));
    await draw();
    await waitFor(() => expect(tool.areas()).toHaveLength(1));
    expect(tool.areas()).toMatchObject([
      {
        look: 'drawn',
        shape: {
          geometry: {
            coordinates: [
              [
                [16.4, 43.5],
                [16.5, 43.5],
                [16.5, 43.6],
                [16.4, 43.5],
              ],
            ],
          },
        },
      },
    ]);
    expect(screen.getByRole('list', { name: 'Područja' })).toHaveTextContent('Nacrtano područje 45 km²');
    await userEvent.click(await screen.findByRole('button', { name: 'Prikaži 41 oglas' }, SLOW));
    expect(tool.went).toEqual([found]);
    expect(tool.closed()).toBe(true);
  });

  test('R120 the place stays where the visitor wants both', async () => {
    tool = await openTool('draw', `${LIST}split/`);
    await draw();
    await userEvent.click(screen.getByRole('switch', { name: 'Samo u mjestu: Split' }));
    await press(/^Prikaži/);
    expect(tool.went).toEqual([`${LIST}split/?${VRT}`]);
  });

  test('R133 several areas can be changed, deleted and taken back, one step at a time', async () => {
    tool = await openTool('draw', `${LIST}?vrt=1,1;1,2;2,2`);
    expect(tool.drawing()).toBeNull();
    await press('Prostoručno');
    expect(tool.drawing()?.act).toBe('freehand');
    await draw();
    await press('Uredi: Nacrtano područje 2');
    expect(tool.drawing()?.act).toEqual({ kind: 'polygon', points: SQUARE });
    await draw(SQUARE.slice(1).concat({ lat: 43.7, lng: 16.6 }));
    await press('Obriši: Nacrtano područje 1');
    expect(tool.areas()).toHaveLength(1);
    await press('Poništi zadnju promjenu');
    expect(tool.areas()).toHaveLength(2);
    await press('Poništi zadnju promjenu');
    await press('Poništi zadnju promjenu');
    expect(button('Poništi zadnju promjenu')).toBeDisabled();
    await press(/^Prikaži/);
    expect(tool.went).toEqual([`${LIST}?vrt=1%2C1%3B1%2C2%3B2%2C2`]);
  });

  test('R133 a sixth area is not offered', async () => {
    tool = await openTool(
      'draw',
      `${LIST}?${Array.from({ length: 4 }, (_, index) => `vrt=1,1;1,2;2,${index}`).join('&')}&centro=43.5,16.4&raggio=500`,
    );
    expect(screen.getByText('Područja može biti najviše 5.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Prostoručno' })).toBeNull();
  });

  test('map-geo 3: what cannot become an area is said, and drawing goes on', async () => {
    tool = await openTool('draw', LIST);
    await waitFor(() => expect(tool.drawing()).not.toBeNull());
    await acted(() => tool.drawing()?.listener.onRefuse?.('crossing'));
    expect(screen.getByRole('alert')).toHaveTextContent('Linije se križaju. Povucite ih tako da se ne sijeku.');
    expect(tool.drawing()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(tool.drawing()).toBeNull();
    expect(tool.closed()).toBe(false);
    await press('Odustani');
    expect(tool.closed()).toBe(true);
    expect(tool.went).toEqual([]);
  });

  test('R242 R260 T28 each tool has its own range of zoom', async () => {
    tool = await openTool('draw', `${LIST}?vrt=1,1;1,2;2,2`);
    expect(tool.zoomRange()).toEqual({ min: 7, max: 17 });
    await press('Krug');
    expect(tool.zoomRange()).toEqual({ min: 6, max: 17 });
  });

  test('R137 what the server said about the areas stands at the tool', async () => {
    tool = await openTool(
      'draw',
      `${LIST}?vrt=1,1;1,2;2,2`,
      {},
      {
        notices: [
          { code: 'invalid-value', reason: 'area-outside', parameter: 'vrt', value: '' },
          { code: 'invalid-value', parameter: 'bagni', value: 'x' },
        ],
      },
    );
    expect(
      screen.getByText('Područje je izvan Hrvatske (Nacrtano područje), pa ga nismo uzeli u obzir.'),
    ).toBeVisible();
    expect(screen.queryByText(/bagni|kupaonica/)).toBeNull();
  });
});

describe('circle', () => {
  const zadar = {
    id: 3,
    label: 'Zadar',
    parent: null,
    path: 'zadar',
    level: 'city',
    kind: 'grad',
    count: 7,
    position: { lat: 44.12, lng: 15.23 },
  };

  test('R134 it is set by fields alone, without a map', async () => {
    tool = await openTool(
      'circle',
      LIST,
      { '/api-next/geography/suggest/?query=zad&locale=hr': () => [zadar] },
      { withMap: false },
    );
    expect(screen.queryByRole('button', { name: 'Odaberi na karti' })).toBeNull();
    await userEvent.type(screen.getByRole('combobox', { name: 'Središte kruga' }), 'zad');
    await userEvent.click(await screen.findByRole('option', { name: /Zadar/ }, SLOW));
    const radius = screen.getByRole('textbox', { name: 'Polumjer u kilometrima' });
    await userEvent.clear(radius);
    await userEvent.type(radius, '1,5');
    await press(/^Prikaži/);
    expect(tool.went).toEqual([`${LIST}?centro=44.12%2C15.23&raggio=1500`]);
  });

  test('R134 a press on the map is its centre; the slider is one step to take back', async () => {
    tool = await openTool('circle', LIST);
    await acted(() => tool.press({ lat: 43.51234567, lng: 16.4 }));
    await waitFor(() => expect(tool.areas()).toHaveLength(1));
    expect(tool.areas()).toMatchObject([
      { shape: { kind: 'circle', center: { lat: 43.51235, lng: 16.4 }, radius: 2000 } },
    ]);
    const slider = screen.getByRole('slider', { name: 'Polumjer' });
    expect(slider).toHaveAttribute('aria-valuetext', '2 km');
    for (const value of ['6', '7', '8']) await acted(() => void fireEvent.change(slider, { target: { value } }));
    expect(tool.areas()).toMatchObject([{ shape: { radius: 5000 } }]);
    await press('Poništi zadnju promjenu');
    expect(tool.areas()).toMatchObject([{ shape: { radius: 2000 } }]);
  });

  test('O-07 a radius that is none is said at its field and changes nothing', async () => {
    tool = await openTool('circle', `${LIST}?centro=43.5,16.4&raggio=500`);
    const radius = screen.getByRole('textbox', { name: 'Polumjer u kilometrima' });
    expect(radius).toHaveValue('0,5');
    await userEvent.clear(radius);
    await userEvent.type(radius, '400');
    expect(radius).toHaveAccessibleDescription('Upišite od 0,1 do 100 km.');
    await press(/^Prikaži/);
    expect(tool.went).toEqual([`${LIST}?centro=43.5%2C16.4&raggio=40000`]);
  });
});

describe('travel time', () => {
  test('R120 a press on the map is where it begins; the area says how it came about', async () => {
    tool = await openTool('travel', LIST, {
      [reached(43.5, 16.4, 20)]: isochrone(0),
      [reached(43.5, 16.4, 30, 'transit')]: isochrone(0, ['rough-transit', 'without-ferries']),
    });
    await acted(() => tool.press({ lat: 43.5, lng: 16.4 }));
    expect(await screen.findByText('Procjena, bez prometa')).toBeVisible();
    expect(tool.areas()).toMatchObject([{ look: 'travel', name: 'Dokle se stiže' }]);
    expect(tool.markers()).toMatchObject([{ look: { kind: 'point' }, name: 'Polazište' }]);
    await userEvent.click(screen.getByRole('radio', { name: 'Javni prijevoz' }));
    await press('30 min');
    expect(await screen.findByText('Gruba procjena, bez voznog reda')).toBeVisible();
    expect(screen.getByText('Trajekti nisu uračunati.')).toBeVisible();
    await press(/^Prikaži/);
    expect(tool.went).toEqual([`${LIST}?travel=43.5%2C16.4%2C30%2Ctransit`]);
  });

  test('R257 where nobody can say, the server’s words and a way on', async () => {
    let asked = 0;
    tool = await openTool('travel', `${LIST}?travel=43.4,16.4,20,car`, {
      [reached(43.4, 16.4, 20)]: () => {
        asked += 1;
        if (asked === 1)
          throw new AppError('invalid-request', 'in water', {
            status: 400,
            words: 'Ta je točka na vodi. Odaberite mjesto na kopnu.',
          });
        return isochrone(0)();
      },
    });
    expect(await screen.findByText('Ta je točka na vodi. Odaberite mjesto na kopnu.')).toBeVisible();
    await press('Pokušaj ponovno');
    expect(await screen.findByText('Procjena, bez prometa')).toBeVisible();
  });

  test('minutes beside the range are refused at their field', async () => {
    tool = await openTool('travel', `${LIST}?travel=43.4,16.4,20,car`, { [reached(43.4, 16.4, 20)]: isochrone(0) });
    const minutes = screen.getByRole('textbox', { name: 'Minuta' });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '75');
    expect(minutes).toHaveAccessibleDescription('Od 5 do 60 minuta.');
    expect(tool.areas()).toEqual([]);
  });

  test('R120 two people: both areas and what they share; one leaves and the other stays', async () => {
    tool = await openTool('travel', `${LIST}?travel=43,16,20,car&travel=43,16.05,15,walk`, {
      [reached(43, 16, 20)]: isochrone(0),
      [reached(43, 16.05, 15, 'walk')]: isochrone(0.05),
    });
    await waitFor(() => expect(tool.areas().map(({ id }) => id)).toEqual(['travel-0', 'travel-1', 'meeting']), SLOW);
    const meeting = tool.areas()[2]?.shape;
    expect(meeting).toMatchObject({
      kind: 'polygon',
      geometry: {
        coordinates: [
          [
            expect.arrayContaining([
              [16.05, 43],
              [16.1, 43.1],
            ]),
          ],
        ],
      },
    });
    await press('Ukloni: 1. osoba');
    expect(
      within(screen.getByRole('group', { name: 'Vrijeme putovanja' })).getByRole('radio', { name: 'Pješice' }),
    ).toBeChecked();
    await press(/^Prikaži/);
    expect(tool.went).toEqual([`${LIST}?travel=43%2C16.05%2C15%2Cwalk`]);
  });

  test('R120 two who do not meet are told so, and offered more time', async () => {
    tool = await openTool('travel', `${LIST}?travel=43,16,20,car&travel=43,16.5,55,car`, {
      [reached(43, 16, 20)]: isochrone(0),
      [reached(43, 16.5, 55)]: isochrone(0.5),
      [reached(43, 16, 30)]: isochrone(0.1),
      [reached(43, 16.5, 60)]: isochrone(0.1),
    });
    expect(await screen.findByText('Nema mjesta do kojeg obje osobe stižu na vrijeme.', {}, SLOW)).toBeVisible();
    await press('Obje osobe 10 min dulje');
    await waitFor(() => expect(screen.queryByText(/^Nema mjesta/)).toBeNull(), SLOW);
    await press(/^Prikaži/);
    expect(tool.went).toEqual([`${LIST}?travel=43%2C16%2C30%2Ccar&travel=43%2C16.5%2C60%2Ccar`]);
  });

  test('a second person has a place and a way of their own', async () => {
    tool = await openTool('travel', `${LIST}?travel=43,16,20,car`, {
      [reached(43, 16, 20)]: isochrone(0),
      [reached(43, 16.05, 20, 'bike')]: isochrone(0.05),
    });
    await press('Dodaj drugu osobu');
    const second = within(screen.getByRole('group', { name: '2. osoba' }));
    await userEvent.click(second.getByRole('radio', { name: 'Bicikl' }));
    await acted(() => tool.press({ lat: 43, lng: 16.05 }));
    await press(/^Prikaži/);
    expect(tool.went).toEqual([`${LIST}?travel=43%2C16%2C20%2Ccar&travel=43%2C16.05%2C20%2Cbike`]);
  });
});
