import type { Values } from './form-values';

/** What was typed and not sent, by form; it lives as long as the page, so a dialog closed by mistake loses nothing. Never passwords. */
const drafts = new Map<string, Values>();

/** @param names fields of the form that is shown: another one of the same draft has more, which stay */
export const keepDraft = (form: string, values: Values, names: readonly string[] = []): void =>
  void drafts.set(form, names.length === 0 ? values : { ...without(names, readDraft(form)), ...values });
export const readDraft = (form: string): Values => drafts.get(form) ?? {};
/** @param kept fields that stand in the next form of the name all the same */
export const dropDraft = (form: string, kept: Values = {}): void =>
  void (Object.keys(kept).length === 0 ? drafts.delete(form) : drafts.set(form, kept));
export const dropDrafts = (): void => drafts.clear();

function without(names: readonly string[], values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
