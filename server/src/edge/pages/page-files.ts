import type { RouteTable } from '@kvadrat/contracts/releases';
import type { Frame } from '../../platform/render';
import { releaseBase, type ActiveReleases, type ActiveRemote } from '../../domains/registry/api';
import type { Owner } from './find-owner';
import type { PageQuery } from './page-query';
import { resolveFiles, routeTable, withPageStyles, type ReleaseFiles } from './route-table';

/** What the browser loads for a page. */
export interface PageFiles {
  shell: ReleaseFiles;
  /** Null for a page of the shell itself, which is HTML as the frame is. */
  remote: ReleaseFiles | null;
}

export function filesOf(
  releases: ActiveReleases,
  shell: ActiveRemote,
  { remote, route }: Owner,
  { locale }: PageQuery,
): PageFiles {
  const ofShell = resolveFiles(shell.manifest, locale);
  if (remote === shell) return { shell: withPageStyles(ofShell, shell.manifest, route.name), remote: null };
  return {
    shell: ofShell,
    remote: withPageStyles(releaseIn(routeTable(releases, locale), remote), remote.manifest, route.name),
  };
}

const markedTables = new WeakMap<RouteTable, RouteTable>();

/** A table that says what the operator has set up; the same object each time, so that its text is made once. */
export function markedTable(
  table: RouteTable,
  { oneTap, consentByNavigation }: { oneTap: boolean; consentByNavigation: boolean },
): RouteTable {
  if (!oneTap && !consentByNavigation) return table;
  let made = markedTables.get(table);
  if (made === undefined) {
    made = {
      ...table,
      ...(oneTap ? { oneTap: true as const } : {}),
      ...(consentByNavigation ? { consentByNavigation: true as const } : {}),
    };
    markedTables.set(table, made);
  }
  return made;
}

function releaseIn({ remotes }: RouteTable, { manifest: { name } }: ActiveRemote): ReleaseFiles {
  const release = remotes.find((candidate) => candidate.name === name);
  if (release === undefined) throw new Error(`${name} is missing from the route table`);
  return release;
}

/** Public paths of the fonts a frame asks for; a name the release does not have is left out. */
export function fontFiles({ manifest }: ActiveRemote, { fonts }: Frame): string[] {
  return fonts.filter((name) => Object.hasOwn(manifest.files, name)).map((name) => releaseBase(manifest) + name);
}
