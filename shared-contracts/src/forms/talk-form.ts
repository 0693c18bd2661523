import { object } from 'yup';
import { maxLength, required } from '../rules';
import { textField } from './field';

/** Longest message of a conversation, in characters. */
export const TALK_MESSAGE_MAX = 4000;

/** What somebody writes into a conversation. */
export const talkSchema = object({ message: textField(required(), maxLength(TALK_MESSAGE_MAX)) });

/** Words that go along with an answer about a visit or a price; may be none. */
export const talkNoteSchema = object({ message: textField(maxLength(2000)) });
