/**
 * The values of a form or a query by name; of a name that comes twice the first counts, here as everywhere. An object without a
 * prototype, which no name can reach.
 */
export function firstValues(text: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(text)) values[name] ??= value;
  return values;
}
