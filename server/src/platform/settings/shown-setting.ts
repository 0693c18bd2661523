/** Settings whose whole value is nobody's business. */
const SECRET = /_(KEY|SECRET|TOKEN)$/;
const ADDRESS = /_URL$/;

/** What a setting holds, as it may stand in a sentence or a log: without passwords, keys and tokens. */
export function shownSetting(name: string, text: string): string {
  if (SECRET.test(name)) return '…';
  if (!ADDRESS.test(name)) return text;
  // The last @ ends the password, which may hold others; what is wrong need not have a scheme.
  const person = text.replace(
    /^([a-z][\w+.-]*:\/\/)?([^:/?#]*)(.*)@/is,
    (_all, scheme: string = '', user: string, secret: string) =>
      `${scheme}${secret === '' ? '' : user}${secret === '' ? '' : ':'}…@`,
  );
  // Services take keys as parameters too.
  return person.replace(/([?#]).*$/s, '$1…');
}
