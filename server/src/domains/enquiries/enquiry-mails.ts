import { typeset, type Locale } from '@kvadrat/contracts/locales';
import type { MailBlock, MailContent, MailTemplate } from '../../platform/mail';
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
    const { greeting, confirm, footnote } = ENQUIRY_TEXTS[locale].mail;
    return {
      subject: fill(confirm.subject, String(ad)),
      blocks: [
        paragraph(greeting, locale),
        paragraph(fill(confirm.text, String(ad)), locale),
        { kind: 'button', text: confirm.button, url },
        paragraph(confirm.lifetime, locale),
        paragraph(confirm.note, locale),
      ],
      footnote: typeset(footnote, locale),
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
    const { enquiry, fields } = ENQUIRY_TEXTS[locale].mail;
    const words = VOCABULARY_WORDS[locale];
    const { kind, reason } = data.entry;
    const rows: [string, string][] = [
      [fields.kind, words.contactTypes[kind]],
      ...(reason === null ? [] : [[fields.reason, words.contactReasons[reason]] satisfies [string, string]]),
      [fields.name, data.name],
      [fields.phone, data.phone],
    ];
    return letter(locale, fill(enquiry.subject, data.title), fill(enquiry.text, data.title), [{ kind: 'facts', rows }], data);
  },
};

/** To the visitor: what the advertiser was sent. */
export const copyMail: MailTemplate<EntryMail> = {
  name: 'enquiry-copy',
  compose(data, locale) {
    const { copy } = ENQUIRY_TEXTS[locale].mail;
    return letter(locale, fill(copy.subject, data.title), `${fill(copy.text, data.title)}${data.answerable ? ` ${copy.comes}` : ''}`, [], data);
  },
};

/** To either side: what the other one answers. */
export const answerMail: MailTemplate<EntryMail & { writer: string }> = {
  name: 'enquiry-answer',
  compose(data, locale) {
    const { reply } = ENQUIRY_TEXTS[locale].mail;
    return letter(locale, fill(reply.subject, data.title), fill(reply.text, data.writer), [], data);
  },
};

/** Stands in every language's line above which answers are written, and in nothing people type. */
export const CUT_MARK = '⁂⁂⁂';

function letter(locale: Locale, subject: string, opening: string, facts: readonly MailBlock[], { entry, own, answerable, adUrl }: EntryMail): MailContent {
  const { greeting, written, ad, answer, above, footnote } = ENQUIRY_TEXTS[locale].mail;
  const said: MailBlock[] = entry.body === '' ? [] : [paragraph(written, locale), { kind: 'quote', text: entry.body }];
  return {
    subject,
    blocks: [
      ...(answerable ? [paragraph(`${CUT_MARK} ${above} ${CUT_MARK}`, locale)] : []),
      paragraph(greeting, locale),
      paragraph(opening, locale),
      ...facts,
      ...own,
      ...said,
      ...(answerable ? [paragraph(answer, locale)] : []),
      { kind: 'link', text: ad, url: adUrl },
    ],
    footnote: typeset(footnote, locale),
  };
}

function paragraph(text: string, locale: Locale): MailBlock {
  return { kind: 'paragraph', text: typeset(text, locale) };
}

function fill(text: string, value: string): string {
  return text.replace('#', () => value);
}
