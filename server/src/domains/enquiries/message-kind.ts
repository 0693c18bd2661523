import { paragraph } from '../../platform/mail';
import { sayIn } from '../../platform/messages';
import { ENQUIRY_TEXTS } from './enquiry-texts';
import type { EntryKind } from './entry-kind';

/** A plain message says nothing of its own, but for files of an answer by mail, which are not passed on. */
export const MESSAGE_KIND: EntryKind = {
  step: (details) => {
    const { files } =
      typeof details === 'object' && details !== null ? Object.fromEntries(Object.entries(details)) : {};
    return typeof files === 'number' && files > 0 ? { name: 'files', times: [], amount: null, files } : null;
  },
  blocks: (details, { locale }) =>
    details === null
      ? []
      : [paragraph(sayIn(locale)(hasAttached(details) ? ENQUIRY_TEXTS.attached : ENQUIRY_TEXTS.files))],
};

/** What is kept of files that went along with a message of the page; the files themselves are rows of their own. */
export interface AttachedDetails {
  attached: number;
}

function hasAttached(details: unknown): boolean {
  return typeof details === 'object' && details !== null && 'attached' in details;
}
