import { typeset } from '@kvadrat/contracts/locales';
import { ENQUIRY_TEXTS } from './enquiry-texts';
import type { EntryKind } from './entry-kind';

/** A plain message says nothing of its own, but for files of an answer by mail, which are not passed on. */
export const MESSAGE_KIND: EntryKind = {
  blocks: (details, { locale }) => (details === null ? [] : [{ kind: 'paragraph', text: typeset(ENQUIRY_TEXTS[locale].mail.files, locale) }]),
};
