import type { SentValues } from '@kvadrat/contracts/remote';

/** What makes a form one, and the field that people leave empty. */
type FormField = 'key' | 'website';

/** What a form has said in these fields, for the body of its call: what was not sent is empty, what else came is left behind. */
export function saidFields<Name extends string>(
  sent: SentValues,
  names: readonly Name[],
): Record<Name | FormField, string> {
  const said = ['key', 'website', ...names].map((name) => [name, sent[name] ?? '']);
  return Object.fromEntries(said) as Record<Name | FormField, string>;
}
