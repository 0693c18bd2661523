/** Names of the values a compiled message takes, also within its plural forms; a translation needs the same. */
export function messageValues(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  const names = message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const forms: unknown = part[2];
    return [
      String(part[0]),
      ...(typeof forms === 'object' && forms !== null ? Object.values(forms).flatMap(messageValues) : []),
    ];
  });
  return [...new Set(names)].sort();
}
