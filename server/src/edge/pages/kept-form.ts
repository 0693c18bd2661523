import { msg } from '@lingui/core/macro';
import { localizedPath } from '@kvadrat/contracts/locales';
import { withoutSecrets, type SentValues } from '@kvadrat/contracts/remote';
import { attributes, escapeHtml } from '../../platform/html';
import { sayIn } from '../../platform/messages';
import type { PageQuery } from './page-query';

/** The form of an address as it was sent, in a page that needs no remote: for when no release can show it. */
export function keptForm(
  { locale, path, search }: Pick<PageQuery, 'locale' | 'path' | 'search'>,
  values: SentValues,
): { title: string; html: string } {
  const say = sayIn(locale);
  const title = say(msg`Ne znamo je li obrazac primljen`);
  const sentence = say(
    msg`Stranica trenutačno ne radi. Sve što ste upisali ostalo je ovdje. Pošaljite ponovno za koju minutu; isti obrazac bilježimo samo jednom.`,
  );
  const fields = Object.entries(withoutSecrets(values))
    .map(([name, value]) => `<textarea hidden${attributes({ name })}>\n${escapeHtml(value)}</textarea>`)
    .join('');
  const form = attributes({ method: 'post', action: `${localizedPath(locale, path)}${search}` });
  return {
    title,
    html: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p><form${form}>${fields}<button type="submit">${escapeHtml(say(msg`Pošalji ponovno`))}</button></form>`,
  };
}
