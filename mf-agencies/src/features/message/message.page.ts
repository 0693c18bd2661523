import { definePage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { localizedPath } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import { messageAct } from './message-act';
import { loadMessage, type MessageData } from './message-loader';
import { MessageView } from './message-view';

/** `/agencija/{agency}/upit/`, where an agency is written to, with scripts and without. Not for search engines. */
export const messagePage = definePage<MessageData>({
  load: loadMessage,
  act: messageAct,
  head(data, { path, locale }, i18n, refused) {
    const name = data?.agency.name ?? '';
    const title = data === null ? i18n._(msg`Agencija ne postoji`) : i18n._(msg`Poruka agenciji ${name}`);
    const outcome =
      refused !== undefined
        ? `${i18n._(msg`Poruka još nije poslana`)}: `
        : data !== null && data.taken !== null
          ? `${i18n._(msg`Poruka je poslana agenciji`)}: `
          : '';
    return {
      title: `${outcome}${title} | Kvadrat`,
      description: title,
      canonical: localizedPath(locale, path),
      robots: 'noindex',
    };
  },
  Page: MessageView,
  Skeleton: FormSkeleton,
});
