import type { SentValues } from './refused-form';

/** Names of fields for passwords, in every form. */
const SECRET = /passw|^pwd|lozinka|secret/i;

/** What was typed, but for passwords: they are typed again rather than written into a page. */
export function withoutSecrets(values: SentValues): SentValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));
}
