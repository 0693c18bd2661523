import { serverPage } from '@kvadrat/remote-kit/testing';
import * as bundle from '../../ssr';
import { answer, listRequest, listRoute } from '../../testing/fixtures';

const LIST = '/prodaja-stambene-nekretnine/split/';

/** The heading of the links to places, then each with its group, its text and its address. */
async function places(changes: Parameters<typeof answer>[0]): Promise<(string | null | undefined)[][]> {
  const route = listRoute(LIST);
  const { root } = await serverPage(bundle, route, { [listRequest(route)]: () => answer(changes) });
  const headings = [...root.querySelectorAll('#mjesta')].map(({ textContent }) => [textContent]);
  const links = [...root.querySelectorAll('nav[aria-labelledby="mjesta"] a')];
  return [
    ...headings,
    ...links.map((link) => [
      link.closest('section')?.querySelector('h3')?.textContent,
      link.textContent,
      link.getAttribute('href'),
    ]),
  ];
}

test('R20 places inside and around are plain links with their number of ads; a list without any says nothing of them', async () => {
  const below = [{ label: 'Bačvice', path: `${LIST}bacvice/`, count: 1234 }];
  const nearby = [{ label: 'Solin', path: '/prodaja-stambene-nekretnine/solin/', count: 5 }];
  expect(await places({ below, nearby })).toEqual([
    ['Oglasi po mjestima'],
    ['U\u00a0ovom području', 'Bačvice 1.234', `${LIST}bacvice/`],
    ['U\u00a0blizini', 'Solin 5', '/prodaja-stambene-nekretnine/solin/'],
  ]);
  for (const none of [{}, { below: [], nearby: [] }]) expect(await places(none)).toEqual([]);
});
