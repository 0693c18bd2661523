import { GREETING, paragraph, type MailBlock, type MailContent, type MailTemplate } from '../../platform/mail';
import { sayIn, type Say, type Sentence } from '../../platform/messages';
import { VOCABULARY_WORDS } from '../../platform/text';
import { ENQUIRY_TEXTS } from './enquiry-texts';
import type { EntryRow } from './enquiry.tables';

interface AboutAd {
  title: string;
  /** Absolute, in the reader's language. */
  adUrl: string;
}

/** To a mailbox that has yet to be proven: the ad's number, nothing of what was typed by anybody, which may be an advertisement. */
export const confirmMail: MailTemplate<{ ad: number; url: string }> = {
  name: 'enquiry-confirm',
  compose({ ad, url }, locale) {
    const say = sayIn(locale);
    const { confirm, footnote } = ENQUIRY_TEXTS;
    return {
      subject: say(confirm.subject(String(ad))),
      blocks: [
        paragraph(say(GREETING)),
        paragraph(say(confirm.text(String(ad)))),
        { kind: 'button', text: say(confirm.button), url },
        paragraph(say(confirm.lifetime)),
        paragraph(say(confirm.note)),
      ],
      footnote: say(footnote),
    };
  },
};

export interface EntryMail extends AboutAd {
  entry: Pick<EntryRow, 'kind' | 'reason' | 'body'>;
  /** What the entry's kind says of itself, in the reader's language. */
  own: readonly MailBlock[];
  /** Whether answers by mail come back into the thread. */
  answerable: boolean;
}

/** To the advertiser: who wants to know what. The visitor's address stays hidden; the number was given to be called. */
export const enquiryMail: MailTemplate<EntryMail & { name: string; phone: string }> = {
  name: 'enquiry',
  compose(data, locale) {
    const say = sayIn(locale);
    const { enquiry, fields } = ENQUIRY_TEXTS;
    const words = VOCABULARY_WORDS[locale];
    const { kind, reason } = data.entry;
    const rows: [string, string][] = [
      [say(fields.kind), words.contactTypes[kind]],
      ...(reason === null ? [] : [[say(fields.reason), words.contactReasons[reason]] satisfies [string, string]]),
      [say(fields.name), data.name],
      [say(fields.phone), data.phone],
    ];
    return letter(say, enquiry.subject(data.title), [enquiry.text(data.title)], [{ kind: 'facts', rows }], data);
  },
};

/** To the visitor: what the advertiser was sent. */
export const copyMail: MailTemplate<EntryMail> = {
  name: 'enquiry-copy',
  compose(data, locale) {
    const { copy } = ENQUIRY_TEXTS;
    return letter(
      sayIn(locale),
      copy.subject(data.title),
      [copy.text(data.title), ...(data.answerable ? [copy.comes] : [])],
      [],
      data,
    );
  },
};

/** To either side: what the other one answers. */
export const answerMail: MailTemplate<EntryMail & { writer: string }> = {
  name: 'enquiry-answer',
  compose(data, locale) {
    const { reply } = ENQUIRY_TEXTS;
    return letter(sayIn(locale), reply.subject(data.title), [reply.text(data.writer)], [], data);
  },
};

/** Stands in every language's line above which answers are written, and in nothing people type. */
export const CUT_MARK = '⁂⁂⁂';

function letter(
  say: Say,
  subject: Sentence,
  opening: readonly Sentence[],
  facts: readonly MailBlock[],
  { entry, own, answerable, adUrl }: EntryMail,
): MailContent {
  const { written, ad, answer, above, footnote } = ENQUIRY_TEXTS;
  const said: MailBlock[] = entry.body === '' ? [] : [paragraph(say(written)), { kind: 'quote', text: entry.body }];
  return {
    subject: say(subject),
    blocks: [
      ...(answerable ? [paragraph(`${CUT_MARK} ${say(above)} ${CUT_MARK}`)] : []),
      paragraph(say(GREETING)),
      paragraph(opening.map(say).join(' ')),
      ...facts,
      ...own,
      ...said,
      ...(answerable ? [paragraph(say(answer))] : []),
      { kind: 'link', text: say(ad), url: adUrl },
    ],
    footnote: say(footnote),
  };
}
