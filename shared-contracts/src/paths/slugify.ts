/**
 * Makes an address word of a text: `Kuća u Đakovu` → `kuca-u-dakovu`.
 * đ has no decomposition in Unicode and becomes d, as in the specification's own path
 * `/medunarodna-vidljivost/`. Never empty, never percent-encoded: a text without a
 * single Latin letter or digit gives `oglas`.
 */
export function slugify(text: string): string {
  const slug = text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (run) => (/^\p{M}+$/u.test(run) ? '' : '-'))
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
  return slug === '' ? 'oglas' : slug;
}
