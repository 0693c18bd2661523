import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import type { FastifyInstance } from 'fastify';
import type { ShowPage } from '../html';
import { INFO_PATHS } from './info-paths';
import { staticPage } from './static-page';
import type { StaticPageName } from './static-text';

const PAGES: readonly StaticPageName[] = ['whoWeAre', 'terms', 'privacy', 'cookies'];

/** `GET` of the static pages in nine languages; they never change while the server runs. */
export function addStaticPages(app: FastifyInstance, show: ShowPage): void {
  for (const name of PAGES) {
    for (const locale of LOCALES) {
      const page = staticPage(name, locale);
      app.get(localizedPath(locale, INFO_PATHS[name]), { schema: { hide: true } }, (request, reply) => show(request, reply, page));
    }
  }
}
