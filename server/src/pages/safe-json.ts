const UNSAFE = /[<\u2028\u2029]/g;
const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * JSON that can stand inside a script element: no `</script>` or `<!--` can end or hide it (O-23),
 * and it is also valid JavaScript. A value JSON does not know becomes `null`.
 */
export function safeJson(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined;
  return (text ?? 'null').replace(UNSAFE, (character) => ESCAPES[character] ?? '');
}
