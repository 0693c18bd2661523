import { isAppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { phonePath } from '@kvadrat/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { aboutAd, type AboutAd } from '../enquiries/api';
import { readForm, refuseForeign } from '../../platform/http';
import { readListingId } from '../listings/api';
import { attributes, type ServerPage, type ShowPage } from '../../platform/html';
import { INFO_STYLE, infoPageHtml, textHtml } from '../../platform/static-pages';
import { knownPhone, revealPhone, type RevealDeps } from './reveal-phone';
import { REVEAL_TEXTS } from './reveal-texts';

interface OneAd {
  Params: { id: string };
}

/** `/upit/{id}/telefon/` in nine languages: where the button of an ad's page leads without scripts. */
export async function addRevealPage(app: FastifyInstance, { show, ...deps }: RevealDeps & { show: ShowPage }): Promise<void> {
  const addLocale = (scope: FastifyInstance, locale: Locale): void => {
    const path = localizedPath(locale, phonePath(':id'));
    scope.get<OneAd>(path, { schema: { hide: true } }, async (request, reply) => {
      const id = readListingId(request.params.id);
      const [ad] = await Promise.all([aboutAd(deps.db, id, locale), knownPhone(deps.db, id)]);
      return show(request, reply, askPage(ad, locale, 200));
    });
    scope.post<OneAd>(path, { schema: { hide: true } }, async (request, reply) => {
      refuseForeign(request);
      const id = readListingId(request.params.id);
      const ad = await aboutAd(deps.db, id, locale);
      try {
        return await show(request, reply, tellingPage(ad, await revealPhone(deps, request, id), locale));
      } catch (error) {
        if (isAppError(error) && error.code === 'rate-limited') return show(request, reply, askPage(ad, locale, 429));
        throw error;
      }
    });
  };
  await app.register((scope, _options, done) => {
    readForm(scope);
    for (const locale of LOCALES) addLocale(scope, locale);
    done();
  });
}

/** The button alone, or why it told nothing. */
function askPage(ad: AboutAd, locale: Locale, status: 200 | 429): ServerPage {
  const { title, button, tooOften } = REVEAL_TEXTS[locale];
  const refusal = status === 429 ? `<p role="alert">${textHtml(tooOften, locale)}</p>` : '';
  const action = localizedPath(locale, phonePath(ad.id));
  const form = `<form class="kv-form" method="post"${attributes({ action })}><button class="kv-send" type="submit">${textHtml(button, locale)}</button></form>`;
  return adPage(ad, locale, { body: `${refusal}${form}`, status, problem: status === 429 ? `${title}: ` : '' });
}

function tellingPage(ad: AboutAd, phone: string, locale: Locale): ServerPage {
  const href = `tel:${phone.replace(/[^\d+]/g, '')}`;
  return adPage(ad, locale, { body: `<p><a class="kv-number"${attributes({ href })}>${textHtml(phone, locale)}</a></p>`, status: 200, problem: '' });
}

function adPage(ad: AboutAd, locale: Locale, { body, status, problem }: { body: string; status: number; problem: string }): ServerPage {
  const { title, lead: about, onward } = REVEAL_TEXTS[locale];
  const lead = about.replace('#', () => ad.title);
  const wayBack = `<p><a${attributes({ href: localizedPath(locale, ad.path) })}>${textHtml(onward, locale)}</a></p>`;
  const html = infoPageHtml({ name: null, locale, title, lead, body: `${body}${wayBack}`, aside: '' });
  return { status, head: { title: `${problem}${title} | Kvadrat`, description: lead, canonical: localizedPath(locale, phonePath(ad.id)), robots: 'noindex' }, html, style: INFO_STYLE, personal: true };
}
