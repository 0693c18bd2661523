import { object } from 'yup';
import { FOLDER_LIMITS } from '../constants';
import { maxLength, required } from '../rules';
import { EMAIL_RULES } from './email-rules';
import { textField } from './field';

/** What somebody notes about a saved ad; empty for nothing. */
export const noteSchema = object({ note: textField(maxLength(FOLDER_LIMITS.note)) });

/** A folder of saved ads. */
export const folderSchema = object({ name: textField(required(), maxLength(FOLDER_LIMITS.name)) });

/** Who is invited into a folder. */
export const inviteSchema = object({ email: textField(...EMAIL_RULES) });

/** Who wants alerts without an account. */
export const alertSchema = object({ email: textField(...EMAIL_RULES) });

/** What somebody calls a saved search. */
export const searchNameSchema = object({ name: textField(required(), maxLength(100)) });
