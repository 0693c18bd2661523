import type { Static } from 'typebox';
import type { Breakages } from './breaking/breaker';
import type { ReleaseFigures, Times } from './figures/release-figures';
import type { ShownRegistry, ShownRelease, ShownRemote } from './read-remotes';
import type { StaffRemotes } from './remotes.schema';

type Remotes = Static<typeof StaffRemotes>;
type Remote = Remotes['remotes'][number];

/** What developers have broken, and for whom. */
interface BrokenOnPurpose {
  here: Breakages;
  forAll: Breakages;
}

/**
 * Tells all that the console of releases shows.
 * @param rendering state of this server's bundles by `<name>@<release>`
 * @param broken null where nothing can be broken on purpose
 */
export function showRemotes(
  { revision, remotes, unattributed }: ShownRegistry,
  rendering: Readonly<Record<string, string>>,
  broken: BrokenOnPurpose | null,
): Remotes {
  return { revision, unattributed, remotes: remotes.map((remote) => showRemote(remote, rendering, broken)) };
}

function showRemote(
  { entry, isShell, releases, history, candidates }: ShownRemote,
  rendering: Readonly<Record<string, string>>,
  broken: BrokenOnPurpose | null,
): Remote {
  const { name, state, stable, previous, canary } = entry;
  const bundle = rendering[`${name}@${stable}`];
  return {
    name,
    state,
    isShell,
    stable,
    previous,
    canary,
    rendering: state === 'on' && (bundle === 'failing' || bundle === 'unreadable') ? bundle : 'well',
    releases: releases.map(showRelease),
    candidates,
    history: history.map(({ revision, author, reason, changedAt, entry: then }) => ({
      revision,
      author,
      reason,
      changedAt: new Date(changedAt).toISOString(),
      stable: then?.stable ?? null,
      canary: then?.canary ?? null,
      state: then?.state ?? 'on',
    })),
    broken:
      broken === null || isShell
        ? null
        : { here: broken.here.get(name) ?? null, forAll: broken.forAll.get(name) ?? null },
  };
}

function showRelease({ part, release, publishedAt, hour, day }: ShownRelease): Remote['releases'][number] {
  return {
    part,
    release,
    publishedAt: publishedAt?.toISOString() ?? null,
    hour: showFigures(hour),
    day: showFigures(day),
  };
}

function showFigures({ codes, load, mount, ...counts }: ReleaseFigures): Remote['releases'][number]['hour'] {
  return {
    ...counts,
    codes: codes.map(([code, count]) => ({ code, count })),
    load: showTimes(load),
    mount: showTimes(mount),
  };
}

function showTimes(times: Times | null): { p50: number; p75: number; p95: number } | null {
  return times === null ? null : { p50: times[0], p75: times[1], p95: times[2] };
}
