import { typeset, type Locale } from '@kvadrat/contracts/locales';
import type { Side } from '../enquiries/api';
import type { MailBlock } from '../../platform/mail';
import { VOCABULARY_WORDS } from '../../platform/text';
import { isOpen } from './visit-service';
import { timeText } from './visit-times';
import { VISIT_TEXTS } from './visit-texts';
import type { VisitRow } from './visit.tables';

/** Contact type a visit counts as. */
export function contactTypeOf({ place }: Pick<VisitRow, 'place'>): 'in-person-visit' | 'virtual-visit' {
  return place === 'on-site' ? 'in-person-visit' : 'virtual-visit';
}

/** Names and values that say when and how, as one side reads them. */
function visitFacts(visit: VisitRow, locale: Locale): [name: string, value: string][] {
  const { fields, zone, minutes } = VISIT_TEXTS[locale];
  const words = VOCABULARY_WORDS[locale];
  const at = (...these: readonly Date[]): string => zone.replace('#', these.map((time) => timeText(time, locale)).join(' · '));
  const { agreed_at: agreed, offered_at: offered, asked } = visit;
  const times: [string, string][] =
    agreed === null && offered === null ? [[asked.length > 1 ? fields.times : fields.time, at(...asked)]] : agreed === null ? [] : [[fields.time, at(agreed)]];
  return [
    [fields.place, words.contactTypes[contactTypeOf(visit)]],
    ...times,
    ...(offered === null ? [] : [[fields.newTime, at(offered)] satisfies [string, string]]),
    [fields.length, minutes.replace('#', String(visit.minutes))],
  ];
}

/**
 * What a mail to one side says of a visit.
 * @param url of the page where it is answered; a request is answered by the advertiser alone
 */
export function visitBlocks(visit: VisitRow, { side, locale, url, now }: { side: Side; locale: Locale; url: string; now: Date }): MailBlock[] {
  const { states, mail } = VISIT_TEXTS[locale];
  const { title, text } = states[visit.state][side];
  const paragraph = (words: string): MailBlock => ({ kind: 'paragraph', text: typeset(words, locale) });
  const agreed = visit.state === 'confirmed';
  return [
    paragraph(`${title}. ${text}`),
    { kind: 'facts', rows: visitFacts(visit, locale) },
    ...(agreed && visit.place === 'on-site' ? [paragraph(mail.where)] : []),
    ...(hasEntry(visit) ? [paragraph(mail.calendar)] : []),
    ...(isOpen(visit, now) ? [{ kind: 'button', text: mail.button, url } satisfies MailBlock] : []),
  ];
}

/** Whether calendars are told: of what was agreed, and that it is called off. */
export function hasEntry({ state, agreed_at: agreed }: VisitRow): boolean {
  return agreed !== null && state !== 'countered';
}
