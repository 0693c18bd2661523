/** @jest-environment ./tools/test/jest/jsdom-environment.mjs */
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { getPage, pathOf } from '../support/html-page';
import { portalOrigin } from '../support/portal-origin';

/** Of the portal itself: header, the menu of phones, footer. */
const PARTS = 'header a[href], #kvadrat-menu a[href], footer a[href]';

test.each(LOCALES)(
  'R281 every link of menu and footer leads to a page of its language: %s',
  async (locale) => {
    const { document } = await getPage(localizedPath(locale, '/'));
    const links = [...document.querySelectorAll(PARTS)].filter((link) => !link.hasAttribute('hreflang'));
    const paths = [...new Set(links.map((link) => pathOf(link.getAttribute('href'))))];
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      // What is somebody's own leads strangers to the sign-in.
      const answer = await fetch(portalOrigin() + path, { headers: { accept: 'text/html' } });
      const said = /<html[^>]* lang="([^"]+)"/.exec(await answer.text())?.[1];
      expect([path, answer.status, said]).toEqual([path, 200, locale]);
    }
  },
  120_000,
);
