/** `{name}` or `{name:word}`, which stands for `word` where the attribute says nothing. */
const ATTRIBUTE = /\{([a-z]+)(?::([^}]*))?\}/g;

/**
 * Path of the page an element stands for.
 * @param pattern `/{contract:prodaja}-{category}/{place}/`, see `elementPages` of `remote.json`
 * @param attribute value of one of the element's attributes
 */
export function elementPage(pattern: string, attribute: (name: string) => string | undefined): string {
  const path = pattern.replace(ATTRIBUTE, (_, name: string, otherwise = '') => {
    const value = attribute(name)?.trim() ?? '';
    return (value === '' ? String(otherwise) : value)
      .split('/')
      .filter((segment) => !/^\.*$/.test(segment))
      .map(encodeURIComponent)
      .join('/');
  });
  return path.replace(/\/{2,}/g, '/');
}
