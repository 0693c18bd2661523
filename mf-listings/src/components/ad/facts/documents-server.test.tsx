import { serverPage } from '@kvadrat/remote-kit/testing';
import * as bundle from '../../../ssr';
import { ad, adRequest, adRoute, similar, similarRequest } from '../../../testing/fixtures';

describe('R117 documents', () => {
  const file = (kind: 'energy-certificate' | 'specifications', bytes: number | null, locale: 'hr' | 'en' | null) =>
    ({
      kind,
      fileName: 'spis.pdf',
      path: `/oglasi/7/dokumenti/${kind}-${locale}.pdf`,
      mediaType: 'application/pdf',
      bytes,
      locale,
    }) as const;

  test('are links by kind, with size in the form of the language and the language of each', async () => {
    const documents = [
      file('energy-certificate', null, null),
      file('specifications', 1_240_000, 'hr'),
      file('specifications', 47_800, 'en'),
    ];
    const page = await serverPage(bundle, adRoute(undefined, 'de'), {
      [adRequest('de')]: () => ad({ documents }),
      [similarRequest('de')]: () => similar(),
    });
    const links = [...page.root.querySelectorAll('a[href*="/dokumenti/"]')];
    expect(links.map((link) => link.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'BaubeschreibungPDF, 1,2 MB, Hrvatski',
      'BaubeschreibungPDF, 48 kB, English',
      'EnergieausweisPDF',
    ]);
    expect(links[1]).toHaveAttribute('hreflang', 'en');
    for (const link of links) expect(link).toHaveAttribute('type', 'application/pdf');
  });

  test('without any there is no heading', async () => {
    expect(
      (
        await serverPage(bundle, adRoute(), { [adRequest()]: () => ad(), [similarRequest()]: () => similar() })
      ).root.querySelector('#datoteke'),
    ).toBeNull();
  });
});
