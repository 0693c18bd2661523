import { RegistryError } from '@kvadrat/contracts/errors';
import { readReleasePackage, type RegistryClient } from '@kvadrat/publish';

export interface PortalPreview {
  /** Shows a build in the developer's own browser from now on; a refused one is printed and changes nothing. */
  show: (folder: string) => Promise<void>;
  /** Where the portal shows the newest build that it took, at a path; null before the first one. */
  link: (path: string) => string | null;
  /** Takes the override back. */
  close: () => Promise<void>;
}

/** Longer than a day's work; it is taken back when the work ends. */
const HOURS = 12;

/**
 * Shows builds of a remote inside a running portal, by signed override: each is uploaded and is seen by who has its link.
 * @param portal the portal's origin
 * @param client for it, with the token of the remote's team
 */
export function openPortalPreview(
  remote: string,
  portal: string,
  client: RegistryClient,
  print: (line: string) => void,
): PortalPreview {
  let current: { id: string; path: string } | null = null;
  const takeBack = async (): Promise<void> => {
    const past = current;
    current = null;
    if (past !== null) await client.revokeOverride(remote, past.id);
  };
  return {
    async show(folder) {
      try {
        const key = await client.upload(await readReleasePackage(folder));
        const next = await client.override(key, HOURS);
        await takeBack();
        current = next;
        print(`${portal} shows ${key.name} ${key.release} to who opens it anew.`);
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        print(`${portal} does not take this build: ${error.code}: ${error.message}`);
      }
    },
    link: (path) => (current === null ? null : new URL(`${current.path}&to=${encodeURIComponent(path)}`, portal).href),
    close: takeBack,
  };
}
