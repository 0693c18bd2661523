import { authPath } from '@kvadrat/contracts/account';
import { localizedPath, splitLocale } from '@kvadrat/contracts/locales';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/api';

/** Pages of signed-in people, whoever makes them. */
const OWN_PAGES = /^\/(?:user|utente)\//;

/** Leads strangers who ask for a page of signed-in people, or send it a form, to the sign-in, and back from there. */
export function addSignInGate(app: FastifyInstance, accounts: Pick<Accounts, 'currentUser'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request;
    const isForm = method === 'POST';
    const { locale, path } = splitLocale(url.split('?', 1)[0] ?? '');
    if ((method !== 'GET' && method !== 'HEAD' && !isForm) || !OWN_PAGES.test(path)) return;
    if ((await accounts.currentUser(request)) !== null) return;
    return reply.header('cache-control', 'private, no-cache').redirect(localizedPath(locale, authPath('entry', url)), isForm ? 303 : 302);
  });
}
