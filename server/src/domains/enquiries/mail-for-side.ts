import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../platform/db';
import type { MailCalendar } from '../../platform/mail';
import { adNames } from '../listings/api';
import type { EnquiriesOptions } from './enquiries';
import type { EntryMail } from './enquiry-mails';
import type { Side } from './enquiry.tables';
import type { EntryKinds, PlacedEntry } from './entry-kind';

interface SideMail {
  data: EntryMail;
  /** Address that stands for the other side. */
  replyTo?: string;
  calendar?: MailCalendar | undefined;
}

/** Makes the mail to one side about an entry; `replyTo` is the address that stands for the other side. */
export async function mailForSide(
  tx: DbOrTransaction,
  { side, locale }: { side: Side; locale: Locale },
  { thread, entry }: PlacedEntry,
  { kinds, publicUrl, replyDomain }: Pick<EnquiriesOptions, 'publicUrl' | 'replyDomain'> & { kinds: EntryKinds },
): Promise<SideMail> {
  const alias = side === 'visitor' ? thread.advertiser_alias : thread.visitor_alias;
  const attached = await kinds[entry.kind]?.attach?.(tx, { thread, entry }, { side, locale });
  const { title, path } = (await adNames(tx, [thread.listing_id], locale)).get(thread.listing_id) ?? {
    title: '',
    path: '/',
  };
  return {
    calendar: attached?.calendar,
    data: {
      title,
      adUrl: `${publicUrl()}${localizedPath(locale, path)}`,
      entry,
      own: [...(kinds[entry.kind]?.blocks(entry.details, { side, locale }) ?? []), ...(attached?.blocks ?? [])],
      answerable: replyDomain !== undefined,
    },
    ...(replyDomain === undefined ? {} : { replyTo: `${alias}@${replyDomain}` }),
  };
}
