import { authPath } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields, type Accounts } from '../accounts/api';
import type { ShowPage } from '../../platform/html';
import { ACTION_FIELD, ACTIONS, IDENTITY_FIELD, type ProfileAction } from './profile-form';
import { profilePage, type ProfileView } from './profile-page';

/** Parameter that says what was just done. */
const DONE_PARAMETER = 'gotovo';

export interface ProfileOptions {
  show: ShowPage;
  accounts: Pick<Accounts, 'scope' | 'protect' | 'tokenFor' | 'profile'>;
}

/** `/utente/profilo/` in nine languages: a person's own account; strangers sign in first and come back. */
export async function addProfile(app: FastifyInstance, { show, accounts }: ProfileOptions): Promise<void> {
  const addLocale = (scope: FastifyInstance, locale: Locale): void => {
    const path = localizedPath(locale, USER_PATHS.profile);
    const signIn = (reply: FastifyReply): FastifyReply => reply.redirect(localizedPath(locale, authPath('entry', path)), 302);

    const page = async (request: FastifyRequest, reply: FastifyReply, { done = null, refusal = null }: Partial<Pick<ProfileView, 'done' | 'refusal'>>): Promise<FastifyReply> => {
      const own = await accounts.profile.read(request);
      if (own === null) return signIn(reply.header('cache-control', 'private, no-cache'));
      return show(request, reply, profilePage({ ...own, csrf: await accounts.tokenFor(request, reply), done, refusal }, locale));
    };

    scope.get<{ Querystring: Record<string, unknown> }>(path, { schema: { hide: true } }, (request, reply) => page(request, reply, { done: actionOf(request.query[DONE_PARAMETER]) }));

    scope.post(path, { schema: { hide: true } }, async (request, reply) => {
      try {
        await accounts.protect(request);
      } catch (error) {
        // The page was open so long that its token has gone: a fresh one comes with the page.
        if (isAppError(error) && error.code === 'csrf') return reply.redirect(path, 303);
        throw error;
      }
      if ((await accounts.profile.read(request)) === null) return signIn(reply);
      const fields = readFields(request.body);
      const action = actionOf(fields.text(ACTION_FIELD));
      if (action === 'news') await accounts.profile.saveChoices(request, { communications: fields.text('communications') === '1', newsletter: fields.text('newsletter') === '1' });
      if (action === 'sessions') await accounts.profile.endOthers(request);
      // What is no longer there, or may not go, is seen on the page.
      if (action === 'identity' && (await accounts.profile.unlink(request, fields.text(IDENTITY_FIELD))) !== 'unlinked') return reply.redirect(path, 303);
      if (action === 'password') {
        const refusal = await accounts.profile.changePassword(request, reply, locale);
        if (refusal?.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
        if (refusal !== null) return page(request, reply, { refusal });
      }
      return reply.redirect(action === null ? path : `${path}?${DONE_PARAMETER}=${action}`, 303);
    });
  };
  await accounts.scope(app, (scope) => {
    for (const locale of LOCALES) addLocale(scope, locale);
  });
}

function actionOf(text: unknown): ProfileAction | null {
  return ACTIONS.find((action) => action === text) ?? null;
}
