import { paragraph } from '../../platform/mail';
import { sayIn } from '../../platform/messages';
import { ENQUIRY_TEXTS } from './enquiry-texts';
import type { EntryKind } from './entry-kind';

/** A plain message says nothing of its own, but for files of an answer by mail, which are not passed on. */
export const MESSAGE_KIND: EntryKind = {
  blocks: (details, { locale }) => (details === null ? [] : [paragraph(sayIn(locale)(ENQUIRY_TEXTS.files))]),
};
