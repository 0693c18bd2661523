import { serverPage } from '@kvadrat/remote-kit/testing';
import * as bundle from '../../../ssr';
import { ad, adRequest, adRoute } from '../../../testing/fixtures';

describe('R106 where it is', () => {
  const location = async (changes: Parameters<typeof ad>[0]): Promise<Element | null> =>
    (await serverPage(bundle, adRoute(), { [adRequest()]: () => ad(changes) })).root.querySelector(
      '[aria-labelledby="lokacija"]',
    );

  test('a marker or an area: distances in words, and the way to the map of the list', async () => {
    const position = { lat: 43.5081234, lng: 16.44, display: 'marker' } as const;
    const distances = [
      { to: 'sea', name: null, metres: 300 },
      { to: 'centre', name: 'Split', metres: 1200 },
    ] as const;
    const section = await location({ position, distances: [...distances] });
    expect(section?.textContent.replaceAll('\u00a0', ' ')).toContain(
      'Do obale moraoko 300 mDo središta (Split)oko 1,2 km',
    );
    expect(section?.querySelector('a')).toHaveAttribute(
      'href',
      '/prodaja-stambene-nekretnine/split/?lat=43.50812&lng=16.44000&zoom=15&karta=1',
    );
    const area = await location({
      position: { ...position, display: 'only_area' },
      mapDisplay: 'only_area',
      areaRadius: 500,
    });
    expect(area).toHaveTextContent('nekretnina je negdje u krugu');
    expect(area?.querySelector('a')?.getAttribute('href')).toContain('zoom=14');
  });

  test('without a map the place is named and nothing leads to a point', async () => {
    const section = await location({ position: null, mapDisplay: 'no_map' });
    expect(section).toHaveTextContent('Gripe, SplitOglašivač ne pokazuje položaj na karti.');
    expect(section?.querySelector('a')).toBeNull();
  });
});
