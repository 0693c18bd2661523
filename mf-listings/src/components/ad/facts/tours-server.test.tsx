import { serverPage } from '@kvadrat/remote-kit/testing';
import * as bundle from '../../../ssr';
import { ad, adRequest, adRoute, similar, similarRequest } from '../../../testing/fixtures';

describe('R271 virtual tour and video', () => {
  test('are links that say whose pages they lead to, in a tab of their own that knows nothing of ours', async () => {
    const listing = ad({ virtualTour: 'https://www.tours.example/a?b=1', video: 'https://video.example/3' });
    const page = await serverPage(bundle, adRoute(undefined, 'de'), {
      [adRequest('de')]: () => listing,
      [similarRequest('de')]: () => similar(),
    });
    const links = [...page.root.querySelectorAll('section[aria-labelledby="obilazak"] a')];
    expect(
      links.map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('target'),
        link.getAttribute('rel'),
      ]),
    ).toEqual([
      [
        'Virtueller Rundgangtours.example',
        'https://www.tours.example/a?b=1',
        '_blank',
        'noopener noreferrer nofollow ugc',
      ],
      ['Videovideo.example', 'https://video.example/3', '_blank', 'noopener noreferrer nofollow ugc'],
    ]);
    expect(page.root.querySelector('iframe')).toBeNull();
  });

  test('without them there is no heading', async () => {
    expect(
      (
        await serverPage(bundle, adRoute(), { [adRequest()]: () => ad(), [similarRequest()]: () => similar() })
      ).root.querySelector('#obilazak'),
    ).toBeNull();
  });
});
