import type { RegistryClient } from './registry-client';

/**
 * Verbs about overrides: `override <remote> <release or address>`, `overrides <remote>`, `revoke-override <remote> <id>`.
 * @returns whether it knew the words
 */
export async function overrideWords(
  [verb, name = '', what]: readonly string[],
  hours: number,
  client: RegistryClient,
  print: (line: string) => void,
): Promise<boolean> {
  if (verb === 'overrides' && what === undefined) {
    for (const { id, release, author, until } of await client.overrides(name))
      print(`${id}  ${release}  until ${until.toISOString()}  ${author}`);
    return true;
  }
  if (what === undefined) return false;
  switch (verb) {
    case 'override': {
      const { id, path } = await client.override(
        /^https?:/.test(what) ? { name, address: what } : { name, release: what },
        hours,
      );
      print(`Open this path of the portal in your browser: ${path}`);
      print(`Take it back with: npm run remotes -- revoke-override ${name} ${id}`);
      return true;
    }
    case 'revoke-override':
      await client.revokeOverride(name, what);
      print(`Override ${what} of ${name} shows nothing any more.`);
      return true;
    default:
      return false;
  }
}
