import type { Values } from './form-values';

/** What was typed and not sent, by form; it lives as long as the page, so a dialog closed by mistake loses nothing. Never passwords. */
const drafts = new Map<string, Values>();

export const keepDraft = (form: string, values: Values): void => void drafts.set(form, values);
export const readDraft = (form: string): Values => drafts.get(form) ?? {};
export const dropDraft = (form: string): void => void drafts.delete(form);
export const dropDrafts = (): void => drafts.clear();
