const LONGEST = 100;
/** Letters, digits, marks on them, and what stands between words; nothing that ends a header, leads elsewhere or turns a line around. */
const OTHER = /[^\p{L}\p{M}\p{N} ()+,._-]+/gu;
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/** Names a file as its sender called it, as far as that does no harm, with the ending of what it is. */
export function fileName(given: string, type: string): string {
  const ending = ENDINGS[type] ?? 'bin';
  const name = given
    .normalize('NFC')
    .replace(/^.*[\\/]/su, '')
    .replace(/\.[^.]*$/u, '')
    .replace(OTHER, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/gu, '');
  return `${[...name].slice(0, LONGEST).join('').trim() || 'datoteka'}.${ending}`;
}

/** `attachment`, with the name for browsers of today and one of plain letters for all others. */
export function disposition(name: string): string {
  const plain =
    name
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%]/g, '') || 'datoteka';
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
