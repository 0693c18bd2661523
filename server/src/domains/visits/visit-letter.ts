import type { Locale } from '@kvadrat/contracts/locales';
import type { Side } from '../enquiries/api';
import { paragraph, type MailBlock } from '../../platform/mail';
import { sayIn } from '../../platform/messages';
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
  const say = sayIn(locale);
  const { fields, zone, minutes } = VISIT_TEXTS;
  const words = VOCABULARY_WORDS[locale];
  const at = (...these: readonly Date[]): string => say(zone(these.map((time) => timeText(time, locale)).join(' · ')));
  const { agreed_at: agreed, offered_at: offered, asked } = visit;
  const times: [string, string][] =
    agreed === null && offered === null
      ? [[say(asked.length > 1 ? fields.times : fields.time), at(...asked)]]
      : agreed === null
        ? []
        : [[say(fields.time), at(agreed)]];
  return [
    [say(fields.place), words.contactTypes[contactTypeOf(visit)]],
    ...times,
    ...(offered === null ? [] : [[say(fields.newTime), at(offered)] satisfies [string, string]]),
    [say(fields.length), say(minutes(visit.minutes))],
  ];
}

/**
 * What a mail to one side says of a visit.
 * @param url of the page where it is answered; a request is answered by the advertiser alone
 * @param attached whether the entry for a calendar goes along
 */
export function visitBlocks(
  visit: VisitRow,
  {
    side,
    locale,
    url,
    now,
    attached = true,
  }: { side: Side; locale: Locale; url: string; now: Date; attached?: boolean },
): MailBlock[] {
  const say = sayIn(locale);
  const { states, mail } = VISIT_TEXTS;
  const { title, text } = states[visit.state][side];
  const agreed = visit.state === 'confirmed';
  return [
    paragraph(`${say(title)}. ${say(text)}`),
    { kind: 'facts', rows: visitFacts(visit, locale) },
    ...(agreed && visit.place === 'on-site' ? [paragraph(say(mail.where))] : []),
    ...(attached && hasEntry(visit) ? [paragraph(say(mail.calendar))] : []),
    ...(isOpen(visit, now) ? [{ kind: 'button', text: say(mail.button), url } satisfies MailBlock] : []),
  ];
}

/** Whether calendars are told: of what was agreed, and that it is called off. */
export function hasEntry({ state, agreed_at: agreed }: VisitRow): boolean {
  return agreed !== null && state !== 'countered';
}
