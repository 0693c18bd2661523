import { ACCOUNT_CALLS, CSRF_FIELD, RETURN_PARAMETER, safePath, SIGN_IN_PATH } from '@kvadrat/contracts/account';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyInstance } from 'fastify';
import { attributes, type ServerPage, type ShowPage } from '../../../platform/html';
import { INFO_STYLE, textHtml } from '../../../platform/static-pages';
import { ACCOUNT_TEXTS } from '../account-texts';
import type { Accounts } from '../accounts';

/** Where a plain link to the logout leads: nothing is signed out by following a link. */
export const LOGOUT_PATH = `${SIGN_IN_PATH}odjava/`;

/** A page that asks before it signs out, in nine languages and without scripts. */
export function addLogoutPage(app: FastifyInstance, { show, accounts }: { show: ShowPage; accounts: Pick<Accounts, 'tokenFor'> }): void {
  for (const locale of LOCALES) {
    app.get<{ Querystring: Record<string, unknown> }>(localizedPath(locale, LOGOUT_PATH), { schema: { hide: true } }, async (request, reply) => {
      const back = request.query[RETURN_PARAMETER];
      const token = await accounts.tokenFor(request, reply);
      return show(request, reply, logoutPage(locale, token, safePath(typeof back === 'string' ? back : '')));
    });
  }
}

function logoutPage(locale: Locale, token: string, back: string): ServerPage {
  const { title, lead, button } = ACCOUNT_TEXTS[locale].logout;
  const hidden = Object.entries({ [CSRF_FIELD]: token, [RETURN_PARAMETER]: back, locale });
  const html = [
    `<div class="kv-info"><header class="kv-info-head"><h1>${textHtml(title, locale)}</h1><p class="kv-lead">${textHtml(lead, locale)}</p></header>`,
    `<form${attributes({ class: 'kv-form', method: 'post', action: ACCOUNT_CALLS.logout })}>`,
    ...hidden.map(([name, value]) => `<input${attributes({ type: 'hidden', name, value })}>`),
    `<button class="kv-send">${textHtml(button, locale)}</button></form></div>`,
  ].join('');
  const head = { title: `${title} | Kvadrat`, description: lead, canonical: localizedPath(locale, LOGOUT_PATH), robots: 'noindex' };
  return { status: 200, head, html, style: INFO_STYLE, personal: true };
}
