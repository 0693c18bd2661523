/** What programs write where they have nothing, lower case and without brackets. */
const NOTHING = new Set([
  'null',
  'nul',
  'nil',
  'none',
  'undefined',
  'nan',
  'infinity',
  'n/a',
  'n.a',
  'n.a.',
  'na',
  '#n/a',
  '#ref!',
  '#value!',
  '#name?',
  '#null!',
  'n/d',
  'n.d.',
  'k.a.',
  'k. a.',
  'dbnull',
  'system.dbnull',
  'dbnull.value',
  'empty',
  'missing',
  'void',
  'blank',
  'not set',
  'no value',
  'no data',
  'unset',
  '0000-00-00',
  '0000-00-00 00:00:00',
  'invalid date',
]);
const OBJECT = /^\[?object \w+\]?$/;
/** `{{price}}`, `${price}`, `<%= price %>`, `%price%`: a form that nobody filled in. What is more than a name is a text. */
const PLACEHOLDER = /^(\{\{?[\w\s.|:-]*\}?\}|\$\{[\w\s.]*\}|<%=?[\w\s.]*%>|%[a-z_]+%|\[\[[\w\s.]*\]\])$/;
/** No program says at length that it has nothing. */
const LONGEST = 100;
const BRACKETS = /^[\s([{<"'`]+|[\s)\]}>"'`]+$/g;

/**
 * A whole value, trimmed; nothing for what programs write in place of it (`null`, `[object Object]`, `n/a`, `-`), also several of
 * them in a row. Within a text these words are words.
 */
export function said(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= LONGEST && saysNothing(trimmed.toLowerCase()) ? '' : trimmed;
}

function saysNothing(text: string): boolean {
  if (OBJECT.test(text) || PLACEHOLDER.test(text)) return true;
  const bare = text.replace(BRACKETS, '');
  if (NOTHING.has(bare) || !/[\p{L}\p{N}\p{S}@#]/u.test(bare)) return true;
  const parts = bare.split(/\s*[,;|]\s*|\s+/);
  return (
    parts.length > 1 && parts.every((part) => part !== 'na' && (NOTHING.has(part) || !/[\p{L}\p{N}\p{S}]/u.test(part)))
  );
}
