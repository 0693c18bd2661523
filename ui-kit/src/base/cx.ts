/** Joins class names; absent ones are left out, and no name at all gives no attribute. */
export function cx(...names: readonly (string | false | null | undefined)[]): string | undefined {
  const joined = names.filter((name) => name !== '' && typeof name === 'string').join(' ');
  return joined === '' ? undefined : joined;
}
