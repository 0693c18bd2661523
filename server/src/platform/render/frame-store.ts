import { LRUCache } from 'lru-cache';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { ADDRESS_SLOT, type FrameRequest } from '@kvadrat/contracts/remote';
import { frameOf, type Frame } from './frame';
import { FrameTemplate } from './frame-template';
import type { RenderPool } from './render-pool';
import type { RenderedFrame } from './worker-protocol';

/** Languages, states and sections of two releases and a few visitors' flags. */
const MOST = 400;
/** A frame says what year it is. */
const LIFE_MS = 60 * 60_000;

/** Renders the shell's frames, each once per release, language, state and flags: pages differ in their addresses only. */
export class FrameStore {
  readonly #templates = new LRUCache<string, Promise<FrameTemplate>>({ max: MOST, ttl: LIFE_MS });
  /** What a release's frames differ by, as it said with its first one; null where each page has its own. */
  readonly #sections = new Map<string, readonly string[] | null>();
  readonly #lists = new WeakMap<readonly string[], number>();
  #lastList = 0;

  constructor(private readonly pool: Pick<RenderPool, 'renderFrame'>) {}

  /** @throws RenderFailure as {@link RenderPool.renderFrame} */
  async frame(manifest: RemoteManifest, request: FrameRequest, waitMs?: number): Promise<Frame> {
    const { sections, first } = await this.#sectionsOf(manifest, request, waitMs);
    if (first !== undefined) return frameOf(first);
    // The home page is a section of its own, without a rest that its query could stand behind.
    if (sections === null || request.path === '/') return frameOf(await this.#render(manifest, request, waitMs));
    const section = longestOf(sections, request.path);
    const key = [
      keyOf(manifest),
      request.locale,
      request.page,
      section,
      JSON.stringify(request.flags ?? null),
      this.#numberOf(request.paths),
    ].join('|');
    const template = await this.#template(key, () =>
      this.#render(manifest, { ...request, path: section + ADDRESS_SLOT, search: '' }, waitMs),
    );
    return template.fill({ path: request.path.slice(section.length), search: request.search });
  }

  /** Forgets releases that are no longer in use. */
  keep(manifests: readonly RemoteManifest[]): void {
    const kept = new Set(manifests.map(keyOf));
    for (const release of this.#sections.keys()) if (!kept.has(release)) this.#sections.delete(release);
    for (const key of this.#templates.keys())
      if (!kept.has(key.slice(0, key.indexOf('|')))) this.#templates.delete(key);
  }

  async #sectionsOf(
    manifest: RemoteManifest,
    request: FrameRequest,
    waitMs: number | undefined,
  ): Promise<{ sections: readonly string[] | null; first?: RenderedFrame }> {
    const known = this.#sections.get(keyOf(manifest));
    if (known !== undefined) return { sections: known };
    const first = await this.#render(manifest, request, waitMs);
    this.#sections.set(keyOf(manifest), first.sections);
    return { sections: first.sections, first };
  }

  /** Asks once, however many want it; a failure is not kept. */
  #template(key: string, render: () => Promise<RenderedFrame>): Promise<FrameTemplate> {
    const known = this.#templates.get(key);
    if (known !== undefined) return known;
    const made = render().then((frame) => new FrameTemplate(frame));
    this.#templates.set(key, made);
    made.catch(() => this.#templates.delete(key));
    return made;
  }

  #render(manifest: RemoteManifest, request: FrameRequest, waitMs: number | undefined): Promise<RenderedFrame> {
    return this.pool.renderFrame(manifest, request, waitMs === undefined ? {} : { waitMs });
  }

  /** Lists of live paths never change: the same list is the same frame. */
  #numberOf(paths: readonly string[] = []): number {
    let number = this.#lists.get(paths);
    if (number === undefined) this.#lists.set(paths, (number = ++this.#lastList));
    return number;
  }
}

function keyOf({ name, release }: RemoteManifest): string {
  return `${name}@${release}`;
}

/** The longest beginning of a path among the sections; `/` where there is none. */
function longestOf(sections: readonly string[], path: string): string {
  return sections.reduce(
    (longest, section) => (section.length > longest.length && path.startsWith(section) ? section : longest),
    '/',
  );
}
