import { authPath } from '@kvadrat/contracts/account';
import { localizedPath, splitLocale } from '@kvadrat/contracts/locales';
import { isUserPath, LEGACY_REDIRECTS, USER_PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/api';

/** What a browser keeps is shown to whoever uses it. */
const FOR_STRANGERS: ReadonlySet<string> = new Set([
  USER_PATHS.savedAds,
  USER_PATHS.hiddenAds,
  USER_PATHS.recentAds,
  USER_PATHS.recentSearches,
  USER_PATHS.savedSearches,
]);

/** Leads strangers who ask for a page of signed-in people, or send it a form, to the sign-in, and back from there. */
export function addSignInGate(app: FastifyInstance, accounts: Pick<Accounts, 'currentUser'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request;
    const isForm = method === 'POST';
    const { locale, path } = splitLocale(url.split('?', 1)[0] ?? '');
    if ((method !== 'GET' && method !== 'HEAD' && !isForm) || !isUserPath(path)) return;
    if (!isForm && (FOR_STRANGERS.has(path) || LEGACY_REDIRECTS[path] !== undefined)) return;
    if ((await accounts.currentUser(request)) !== null) return;
    return reply
      .header('cache-control', 'private, no-cache')
      .redirect(localizedPath(locale, authPath('entry', url)), isForm ? 303 : 302);
  });
}
