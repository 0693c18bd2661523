import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import type { HttpClient, SentValues } from '@kvadrat/contracts/remote';
import { object } from 'yup';

/** Field that says which of the forms of the page was sent. */
export const ACT_FIELD = 'radnja';
export const MESSAGE_FIELD = 'poruka';
const NO_RULES = object({});

/**
 * Answers by the link of a mail.
 * @param post resolves with the query of the address that shows how it stands then
 */
export function answerAct(post: (http: HttpClient, link: string, sent: SentValues) => Promise<string>): PageAct {
  return async (sent, { path, search, locale }, { http }) => {
    const link = new URLSearchParams(search).get(LINK_PARAMETERS.link) ?? '';
    try {
      const outcome = await takeForm(
        sent,
        NO_RULES,
        async () => `${localizedPath(locale, path)}?${await post(http, link, sent)}`,
      );
      return 'obstacle' in outcome && outcome.obstacle === 'gone' ? { ...outcome, status: 409 } : outcome;
    } catch (error) {
      if (!isAppError(error) || error.status !== 400) throw error;
      return { values: sent, problems: {}, obstacle: 'invalid' };
    }
  };
}
