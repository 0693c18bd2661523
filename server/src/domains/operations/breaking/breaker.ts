import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RegistrySnapshot, RemoteManifest } from '@kvadrat/contracts/releases';
import type { ReleaseStore } from '../../registry/api';
import { readCookie, RELEASES_PREFIX } from '../../../platform/http';
import { alone, type Peers } from '../../../platform/cluster';
import { breakManifest, brokenBundle, brokenEntry, isBreakage, readBroken, type Breakage } from './broken-release';

/** Holds what is broken in this browser; developers' servers alone know it. */
export const BREAK_COOKIE = 'kvadrat_break';

/** Breakage by remote. */
export type Breakages = ReadonlyMap<string, Breakage>;

const PATH = /^([a-z][a-z0-9-]*)\/([\w.-]+)\/([^?]+)/;
const SLOW_MS = 8000;
/** What processes tell each other what is broken by. */
const BROKEN = 'broken remotes';

/** `mf-search:syntax,mf-listings:hang`; what is none is left out. */
export function parseBreakages(text: string): Map<string, Breakage> {
  const pairs = text.split(',').map((pair) => pair.split(':'));
  return new Map(
    pairs.flatMap(([name = '', breakage = '']) => (isBreakage(breakage) ? [[name, breakage] as const] : [])),
  );
}

export function writeBreakages(breakages: Breakages): string {
  return [...breakages].map((pair) => pair.join(':')).join(',');
}

/**
 * Breaks remotes on purpose, for one browser or for all, so that developers see what containment does. A broken remote is
 * a release of its own in the visitor's registry; whatever the portal does about it, it would do about a real one.
 */
export class Breaker {
  /** What is broken for everybody; other processes are told of it by `tellAll`. */
  readonly forAll = new Map<string, Breakage>();
  /** Told after each use of the switch, so that threads of releases nobody sees any more can be let go. */
  onSwitch: () => void = () => undefined;
  private readonly views = new WeakMap<RegistrySnapshot, Map<string, RegistrySnapshot>>();

  /** @param peers processes that break the same remotes */
  constructor(private readonly peers: Peers = alone()) {
    peers.onQuestion(BROKEN, (told) => {
      if (typeof told === 'string') this.take(told);
      return writeBreakages(this.forAll);
    });
    // A process that starts later than others asks what is broken.
    void peers.askAll(BROKEN).then((answers) => {
      const told = answers.find((answer) => typeof answer === 'string' && answer !== '');
      if (typeof told === 'string') this.take(told);
    });
  }

  /** Has every process break what this one breaks for everybody; resolves when they do. */
  async tellAll(): Promise<void> {
    await this.peers.askAll(BROKEN, writeBreakages(this.forAll));
  }

  /** What is broken for one browser and what for all. @param cookies the request's `Cookie` header */
  told(cookies: string | undefined): { here: Breakages; forAll: Breakages } {
    return { here: parseBreakages(readCookie(cookies, BREAK_COOKIE) ?? ''), forAll: this.forAll };
  }

  /** The registry as the visitor of a request sees it. The same object for the same choice. */
  view(snapshot: RegistrySnapshot, request: FastifyRequest): RegistrySnapshot {
    const { here, forAll } = this.told(request.headers.cookie);
    const breakages = new Map([...forAll, ...here]);
    if (breakages.size === 0) return snapshot;
    const key = writeBreakages(breakages);
    let views = this.views.get(snapshot);
    if (views === undefined) this.views.set(snapshot, (views = new Map<string, RegistrySnapshot>()));
    let view = views.get(key);
    if (view === undefined) views.set(key, (view = breakSnapshot(snapshot, breakages)));
    return view;
  }

  /** The server bundle of a broken release; null for one that is not broken. */
  readBundle(manifest: RemoteManifest, releases: Pick<ReleaseStore, 'read'>): ReturnType<ReleaseStore['read']> | null {
    const broken = readBroken(manifest.release);
    if (broken === null) return null;
    const source = brokenBundle(manifest, broken.breakage);
    const { serverBundle, release } = manifest;
    return source === null
      ? releases.read({ ...manifest, release: broken.release }, serverBundle)
      : Promise.resolve({ file: `${release}.cjs`, source });
  }

  private take(told: string): void {
    this.forAll.clear();
    for (const [remote, breakage] of parseBreakages(told)) this.forAll.set(remote, breakage);
    this.onSwitch();
  }

  /** Serves the files of broken releases: what is not broken in them comes from the sound one. */
  addFiles(app: FastifyInstance, current: () => RegistrySnapshot): void {
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith(RELEASES_PREFIX)) return;
      const [, name = '', named = '', file = ''] = PATH.exec(request.url.slice(RELEASES_PREFIX.length)) ?? [];
      const broken = readBroken(named);
      const manifest = broken === null ? undefined : current().manifests[`${name}/${broken.release}`];
      if (broken === null || manifest === undefined) return;
      reply.headers({
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const { breakage } = broken;
      if (file === manifest.entry) {
        if (breakage === 'missing' || breakage === 'error')
          return reply.code(breakage === 'missing' ? 404 : 500).send();
        // Never answered; the browser gives up, or the server closes.
        if (breakage === 'hang') return reply.hijack();
        const source = brokenEntry(manifest, breakage);
        if (source !== null) return reply.type('text/javascript').send(source);
      }
      if (breakage === 'styles' && file.endsWith('.css'))
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
      return reply.redirect(`${RELEASES_PREFIX}${name}/${broken.release}/${file}`);
    });
  }
}

function breakSnapshot({ revision, entries, manifests }: RegistrySnapshot, breakages: Breakages): RegistrySnapshot {
  const broken = { ...manifests };
  return {
    revision,
    entries: entries.map((entry) => {
      const breakage = breakages.get(entry.name);
      const manifest = manifests[`${entry.name}/${entry.stable}`];
      // Without the shell there is no page at all, and nothing to see.
      if (breakage === undefined || manifest === undefined || manifest.role === 'shell') return entry;
      const made = breakManifest(manifest, breakage);
      broken[`${made.name}/${made.release}`] = made;
      return { ...entry, stable: made.release };
    }),
    manifests: broken,
  };
}
