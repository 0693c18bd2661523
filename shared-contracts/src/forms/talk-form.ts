import { object } from 'yup';
import { allowedValues, maxLength, minLength, required } from '../rules';
import { textField } from './field';
import { FORM_LIMITS } from './form-limits';
import { REPORT_REASONS } from './report-form';

/** Longest message of a conversation, in characters. */
export const TALK_MESSAGE_MAX = 4000;

/** What somebody writes into a conversation. */
export const talkSchema = object({ message: textField(required(), maxLength(TALK_MESSAGE_MAX)) });

/** A message takes so many files along. */
export const TALK_FILES_MAX = 5;
/** Bytes each of them may have. */
export const TALK_FILE_BYTES = 10 * 1024 * 1024;

/** The same of a message that files go along with: it may say nothing. */
export const talkWithFilesSchema = object({ message: textField(maxLength(TALK_MESSAGE_MAX)) });

/** Words that go along with an answer about a visit or a price; may be none. */
export const talkNoteSchema = object({ message: textField(maxLength(2000)) });

/** Why somebody reports the other side of a conversation. */
export const talkReportSchema = object({
  reason: textField(required(), allowedValues(REPORT_REASONS)),
  explanation: textField(required(), minLength(FORM_LIMITS.messageMin), maxLength(FORM_LIMITS.messageMax)),
});
