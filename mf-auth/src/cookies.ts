/** Reads one cookie, URL-decoded; empty when it is not there. A value nobody encoded stays as it is. */
export function readCookie(cookies: string, name: string): string {
  const prefix = `${name}=`;
  const value =
    cookies
      .split('; ')
      .find((pair) => pair.startsWith(prefix))
      ?.slice(prefix.length) ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
