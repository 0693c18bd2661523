import { serverPage } from '@kvadrat/remote-kit/testing';
import * as bundle from '../../../ssr';
import { answer, listRequest, listRoute } from '../../../testing/fixtures';

const LIST = '/prodaja-stambene-nekretnine/split/';

test('R120, R133, R134 areas are named by what they are and where they begin, in the page’s language', async () => {
  const address = `${LIST}?vrt=1,1;2,2;3,3&vrt=1,1;2,2;4,4&centro=43.5,16.4&raggio=1500&travel=43.5,16.4,20,car&travel=45.8,15.9,15,walk`;
  for (const locale of ['hr', 'de'] as const) {
    const route = listRoute(address, locale);
    const page = await serverPage(bundle, route, {
      [listRequest(route)]: () => answer(),
      [`/api-next/geography/reverse/?lat=43.5&lng=16.4&locale=${locale}`]: () => ({ label: 'Bačvice' }),
    });
    const chips = [...page.root.querySelectorAll('ul[aria-label] > li > a[aria-label]')].map(
      (chip) => chip.textContent,
    );
    expect(chips).toHaveLength(6);
    if (locale === 'hr')
      expect(chips).toEqual([
        'Split',
        'U krugu 1,5 km: Bačvice',
        'Nacrtano područje 1',
        'Nacrtano područje 2',
        '20 min autom: Bačvice',
        '15 min pješice',
      ]);
    else for (const chip of chips.slice(1)) expect(chip).not.toMatch(/krugu|Nacrtano|autom|pješice/);
  }
});
