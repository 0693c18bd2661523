import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { isDemoPath, LEGACY_REDIRECTS } from '@kvadrat/contracts/paths';
import type { ResolvedRelease, RouteTable } from '@kvadrat/contracts/releases';
import { OUTLET, type FrameRequest, type PageHead, type RouteLocation } from '@kvadrat/contracts/remote';
import { carryCampaign, matchRoute } from '@kvadrat/contracts/routes';
import { resolveReleases, type ActiveReleases, type ActiveRemote, type Registry } from '../registry';
import { documentHtml, earlyHints, fillOutlet } from './document-html';
import { headHtml } from './head-html';
import type { InlineStyle, InlineStyles } from './inline-styles';
import { lastResortHtml } from './last-resort';
import { livePaths } from './live-paths';
import type { ApiBridge } from './render/release-thread';
import type { RenderPool } from './render/render-pool';
import type { RenderedFrame, RenderedPage } from './render/worker-protocol';
import { releaseBase, resolveFiles, routeTable, withPageStyles } from './route-table';
import { safeJson } from './safe-json';

export interface PageQuery {
  locale: Locale;
  /** Decoded, without language prefix, with a final slash. */
  path: string;
  /** With leading `?`, or empty. */
  search: string;
}

/** Pages the shell renders by itself. */
export type ShellPage = Exclude<FrameRequest['page'], 'remote'>;

export type PageAnswer =
  | { status: 301 | 302; location: string }
  | {
      status: number;
      html: string;
      /** False when no cache may share it: it stands in for the page that was asked for, or is one visitor's own. */
      sound: boolean;
      /** Releases that made the page, `name@release`. */
      releases: string[];
      /** What the policy has to accept as inline styles. */
      styleHashes: string[];
    };

/** A page whose contents no release renders but the server itself. */
export interface ServerPage {
  status: number;
  head: PageHead;
  /** Contents of `<main>`. */
  html: string;
  /** Its own style sheet, which stands in the page. */
  style: InlineStyle;
  /** Made for one visitor alone: no cache may give it to another. */
  personal?: boolean;
}

export interface ComposerOptions {
  registry: Pick<Registry, 'current'>;
  pool: Pick<RenderPool, 'renderPage' | 'renderFrame'>;
  inlineStyles: Pick<InlineStyles, 'of'>;
  /** Whether the server itself has a page at this path. */
  answers: (path: string) => boolean;
  /** Origin of absolute addresses, without a final slash. */
  publicUrl: () => string;
  appleAppId: string;
  /** Whether Google One Tap is set up. */
  oneTap?: boolean;
}

export interface PageServices {
  bridge: ApiBridge;
  /** Told early which files the page will load. */
  hint?: (links: string[]) => void;
}

const NO_HEAD: PageHead = { title: 'Kvadrat', description: '', canonical: '' };
const NO_INDEX = 'noindex, nofollow';
/** Stands in when only the shell's server bundle failed: the remote's page is still worth reading. */
const BARE_FRAME: RenderedFrame = { html: `<main>${OUTLET}</main>`, head: null, fonts: [] };

/** Turns an address into a page: finds the remote that owns it, lets releases render, puts the document together. */
export class PageComposer {
  constructor(private readonly options: ComposerOptions) {}

  async page(query: PageQuery, services: PageServices): Promise<PageAnswer> {
    const { locale, path, search } = query;
    const releases = resolveReleases(this.options.registry.current());
    const legacy = LEGACY_REDIRECTS[path];
    if (legacy !== undefined) return { status: 301, location: `${localizedPath(locale, legacy)}${search}` };

    const owner = findOwner(releases, query);
    if (owner === null) return this.shellPage('not-found', 404, query);
    if (!owner.remote.on || releases.shell === null) return this.shellPage('unavailable', 503, query);
    const { shell } = releases;
    const files: PageFiles = { shell: resolveFiles(shell.manifest, locale), remote: withPageStyles(releaseIn(routeTable(releases, locale), owner.remote), owner.remote.manifest, owner.route.name) };
    services.hint?.(earlyHints(files.shell, files.remote, this.options.inlineStyles));

    const api = watchApi(services.bridge);
    const [frame, page] = await Promise.all([
      this.renderFrame(releases, shell, { ...query, page: 'remote' }),
      this.options.pool.renderPage(owner.remote.manifest, { route: owner.route }, api.bridge).catch(() => null),
    ]);
    // A server bundle was found unreadable just now: the release before makes the page.
    if ((page === null || frame === null) && resolveReleases(this.options.registry.current()) !== releases) return this.page(query, services);
    if (page === null && api.failed()) return this.shellPage('unavailable', 503, query);
    if (page !== null && page.location !== null) return { status: page.status === 301 ? 301 : 302, location: carryCampaign(page.location, search) };
    return this.remotePage(query, releases, { shell, owner, files }, frame, page);
  }

  /** One of the shell's own pages; never rejects. */
  async shellPage(page: ShellPage, status: number, query: PageQuery): Promise<PageAnswer> {
    const releases = resolveReleases(this.options.registry.current());
    const { shell } = releases;
    const frame = shell === null ? null : await this.renderFrame(releases, shell, { ...query, page });
    if (shell === null || frame === null) return { status: page === 'not-found' ? status : 503, html: lastResortHtml(query.locale), sound: false, releases: [], styleHashes: [] };
    const files = resolveFiles(shell.manifest, query.locale);
    const html = documentHtml({
      locale: query.locale,
      head: this.head(frame.head ?? NO_HEAD, query, NO_INDEX),
      frame: frame.html,
      fonts: fontFiles(shell, frame),
      shell: files,
      table: this.table(releases, query),
      inlineStyles: this.options.inlineStyles,
      remote: null,
    });
    return { status, html, sound: page === 'not-found', releases: [nameOf(shell)], styleHashes: this.styleHashes(files) };
  }

  /** A page of the server's own inside the shell's frame; never rejects. */
  async serverPage({ status, head, html, style, personal = false }: ServerPage, query: PageQuery): Promise<PageAnswer> {
    const releases = resolveReleases(this.options.registry.current());
    const { shell } = releases;
    if (shell === null) return { status: 503, html: lastResortHtml(query.locale), sound: false, releases: [], styleHashes: [] };
    const frame = (await this.renderFrame(releases, shell, { ...query, page: 'remote' })) ?? BARE_FRAME;
    const files = resolveFiles(shell.manifest, query.locale);
    const document = documentHtml({
      locale: query.locale,
      head: `${this.head(head, query)}<style>${style.text}</style>`,
      frame: fillOutlet(frame.html, html),
      fonts: fontFiles(shell, frame),
      shell: files,
      table: this.table(releases, query),
      inlineStyles: this.options.inlineStyles,
      remote: null,
    });
    return { status, html: document, sound: frame !== BARE_FRAME && !personal, releases: [nameOf(shell)], styleHashes: [...this.styleHashes(files), style.policyHash] };
  }

  /** Null when the shell's server bundle fails. */
  private renderFrame(releases: ActiveReleases, { manifest }: ActiveRemote, request: FrameRequest): Promise<RenderedFrame | null> {
    const paths = livePaths(releases, this.options.answers);
    return this.options.pool.renderFrame(manifest, { ...request, paths }).catch(() => null);
  }

  private remotePage(
    query: PageQuery,
    releases: ActiveReleases,
    { shell, owner: { remote, route }, files }: { shell: ActiveRemote; owner: Owner; files: PageFiles },
    frame: RenderedFrame | null,
    page: RenderedPage | null,
  ): PageAnswer {
    const { name } = remote.manifest;
    const data = page === null ? null : `{"remote":${safeJson(name)},"route":${safeJson(route)},"head":${safeJson(page.head)},"data":${page.data}}`;
    const html = documentHtml({
      locale: query.locale,
      head: this.head(page?.head ?? NO_HEAD, query),
      frame: (frame ?? BARE_FRAME).html,
      fonts: fontFiles(shell, frame ?? BARE_FRAME),
      shell: files.shell,
      table: this.table(releases, query),
      inlineStyles: this.options.inlineStyles,
      remote: { release: files.remote, html: page?.html ?? '', data },
    });
    return { status: page?.status ?? 200, html, sound: frame !== null && page !== null, releases: [nameOf(shell), nameOf(remote)], styleHashes: this.styleHashes(files.shell, files.remote) };
  }

  private table(releases: ActiveReleases, { locale, path }: PageQuery): RouteTable {
    const table = routeTable(releases, locale);
    return this.options.oneTap === true && !isDemoPath(path) ? { ...table, oneTap: true } : table;
  }

  private styleHashes(...files: Pick<ResolvedRelease, 'styles'>[]): string[] {
    return files.flatMap(({ styles }) => styles.flatMap((href) => this.options.inlineStyles.of(href)?.policyHash ?? []));
  }

  private head(head: PageHead, query: PageQuery, robots?: string): string {
    const { publicUrl, appleAppId } = this.options;
    const forced = isDemoPath(query.path) ? NO_INDEX : robots;
    return headHtml(head, { locale: query.locale, publicUrl: publicUrl(), appleAppId, ...(forced === undefined ? {} : { robots: forced }) });
  }
}

interface PageFiles {
  shell: ReturnType<typeof resolveFiles>;
  remote: ResolvedRelease;
}

function releaseIn({ remotes }: RouteTable, { manifest: { name } }: ActiveRemote): ResolvedRelease {
  const release = remotes.find((candidate) => candidate.name === name);
  if (release === undefined) throw new Error(`${name} is missing from the route table`);
  return release;
}

interface Owner {
  remote: ActiveRemote;
  route: RouteLocation;
}

/** Live remotes come first, so that a remote can take over addresses of one that was turned off. */
function findOwner({ remotes }: ActiveReleases, { locale, path, search }: PageQuery): Owner | null {
  for (const remote of [...remotes].sort((a, b) => Number(b.on) - Number(a.on))) {
    const match = matchRoute(remote.manifest.routes, path);
    if (match !== null) return { remote, route: { name: match.route.name, params: match.params, path, search, locale } };
  }
  return null;
}

/** Public paths of the fonts a frame asks for; a name the release does not have is left out. */
function fontFiles({ manifest }: ActiveRemote, { fonts }: RenderedFrame): string[] {
  return fonts.filter((name) => Object.hasOwn(manifest.files, name)).map((name) => releaseBase(manifest) + name);
}

function nameOf({ manifest }: ActiveRemote): string {
  return `${manifest.name}@${manifest.release}`;
}

/** Remembers whether the API itself is in trouble; then the browser could not render the page either. */
function watchApi(bridge: ApiBridge): { bridge: ApiBridge; failed: () => boolean } {
  let failed = false;
  return {
    bridge: async (path, language) => {
      const answer = await bridge(path, language);
      if (answer !== null && answer.status >= 500) failed = true;
      return answer;
    },
    failed: () => failed,
  };
}
