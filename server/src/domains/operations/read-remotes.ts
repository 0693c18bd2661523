import type { RegistryEntry, RevisionNote } from '@kvadrat/contracts/releases';
import type { Db } from '../../platform/db';
import { listKeptReleases, readHistory, readSnapshot, type KeptRelease } from '../registry/api';
import { readFigures, type CountedFigure } from './figures/figure.store';
import { sumFigures, type ReleaseFigures } from './figures/release-figures';

/** Why a release is shown: what it is to visitors now. `older` stands for all that are no longer live. */
type ReleasePart = 'stable' | 'canary' | 'previous' | 'older';

export interface ShownRelease {
  part: ReleasePart;
  /** Empty for `older`. */
  release: string;
  publishedAt: Date | null;
  hour: ReleaseFigures;
  day: ReleaseFigures;
}

export interface ShownRemote {
  entry: RegistryEntry;
  isShell: boolean;
  releases: ShownRelease[];
  /** Newest first. */
  history: RevisionNote[];
  /** Releases that a canary may be made of. */
  candidates: string[];
}

export interface ShownRegistry {
  revision: number;
  remotes: ShownRemote[];
  /** What belongs to no remote. */
  unattributed: { hour: number; day: number };
}

const HISTORY_LENGTH = 20;

/** All that the operators' page shows. */
export async function readRemotes(db: Db): Promise<ShownRegistry> {
  const [{ revision, entries, manifests }, hour, day, kept] = await Promise.all([
    readSnapshot(db),
    readFigures(db, 1),
    readFigures(db, 24),
    listKeptReleases(db),
  ]);
  const remotes = await Promise.all(
    entries.map(async (entry): Promise<ShownRemote> => {
      const own = kept.filter(({ name }) => name === entry.name);
      return {
        entry,
        isShell: manifests[`${entry.name}/${entry.stable}`]?.role === 'shell',
        releases: shownReleases(entry, own, hour, day),
        history: await readHistory(db, entry.name, HISTORY_LENGTH),
        candidates: own.map(({ release }) => release).filter((release) => release !== entry.stable),
      };
    }),
  );
  const nobody = (rows: readonly CountedFigure[]): number =>
    sumFigures(rows.filter(({ name }) => name === '')).failures;
  return { revision, remotes, unattributed: { hour: nobody(hour), day: nobody(day) } };
}

function shownReleases(
  { name, stable, canary, previous }: RegistryEntry,
  kept: readonly KeptRelease[],
  hour: readonly CountedFigure[],
  day: readonly CountedFigure[],
): ShownRelease[] {
  const rowsOf = (rows: readonly CountedFigure[], release: string): CountedFigure[] =>
    rows.filter((row) => row.name === name && row.release === release);
  const parts: [ReleasePart, string | null][] = [
    ['stable', stable],
    ['canary', canary?.release ?? null],
    ['previous', previous],
    ['older', rowsOf(day, '').length > 0 ? '' : null],
  ];
  return parts.flatMap(([part, release]) =>
    release === null
      ? []
      : {
          part,
          release,
          publishedAt: kept.find((candidate) => candidate.release === release)?.publishedAt ?? null,
          hour: sumFigures(rowsOf(hour, release)),
          day: sumFigures(rowsOf(day, release)),
        },
  );
}
