const SECRET_KEY = /(?:pass|lozinka|token|secret|code|signature|session|auth|key$|mail)/i;
const EMAIL = /[^\s/?&=@]+(?:@|%40)(?=[^\s/?&=]+\.)/gi;
const HIDDEN = '***';

/** An address as it may stand in a log: no secrets of the query, no full e-mail addresses. */
export function redactUrl(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return maskEmails(url);
  const query = url
    .slice(start + 1)
    .split('&')
    .map((pair) => {
      const key = pair.split('=', 1)[0] ?? '';
      return SECRET_KEY.test(key) && pair.includes('=') ? `${key}=${HIDDEN}` : pair;
    });
  return maskEmails(`${url.slice(0, start)}?${query.join('&')}`);
}

/** `ana@example.hr` → `***@example.hr`. */
export function maskEmails(text: string): string {
  return text.replace(EMAIL, `${HIDDEN}@`);
}
