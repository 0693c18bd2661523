/** What people type and sooner or later read in a mail, by where they type it. */
export const WRITTEN_FIELDS = [
  'title',
  'place',
  'agency',
  'name',
  'phone',
  'message',
  'answer',
  'reasons',
  'company',
  'oib',
  'register',
  'street',
  'service',
] as const;

export type Written = Readonly<Record<(typeof WRITTEN_FIELDS)[number], string>>;

/** The texts that one person writes: another in each field; over as many people as there are texts each field has all of them. */
export function writtenBy(texts: readonly string[], person: number): Written {
  const text = (index: number): string => texts[(person + index * 41) % texts.length] ?? '';
  const entries = WRITTEN_FIELDS.map((field, index) => [field, text(index)] as const);
  return Object.fromEntries(entries) as Written;
}
