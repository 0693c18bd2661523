const UNSAFE = /[<\u2028\u2029]/g;
const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON for a script element. A value JSON does not know becomes `null`. */
export function safeJson(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined;
  return escapeJson(text ?? 'null');
}

/** Makes JSON text safe inside a script element: no `</script>` or `<!--` can end or hide it. */
export function escapeJson(text: string): string {
  return text.replace(UNSAFE, (character) => ESCAPES[character] ?? '');
}
