import { safePath } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { LEGACY_REDIRECTS } from '@kvadrat/contracts/paths';
import type { Flags } from '@kvadrat/contracts/flags';
import {
  OUTLET,
  withoutSecrets,
  type FrameRequest,
  type PageHead,
  type RefusedForm,
  type SentValues,
} from '@kvadrat/contracts/remote';
import { carryCampaign } from '@kvadrat/contracts/routes';
import {
  frameOf,
  isRenderFailure,
  RenderFailure,
  safeJson,
  type ApiBridge,
  type Frame,
  type FrameStore,
  type RenderedPage,
  type RenderPool,
} from '../../platform/render';
import { resolveReleases, type ActiveReleases, type ActiveRemote, type Registry } from '../../domains/registry/api';
import { earlyHints } from './document-html';
import { findOwner, type Owner } from './find-owner';
import { keptForm } from './kept-form';
import { livePaths } from './live-paths';
import { NO_INDEX, PageDocuments, type DocumentOptions } from './page-documents';
import { filesOf, type PageFiles } from './page-files';
import type { PageQuery } from './page-query';
import type { Page, PageAnswer } from '../stored-pages';
import { resolveFiles, type ReleaseFiles } from './route-table';
import { watchApi } from './watch-api';

/** Pages the shell renders by itself. */
export type ShellPage = Exclude<FrameRequest['page'], 'remote'>;

export interface ComposerOptions extends DocumentOptions {
  registry: Pick<Registry, 'current'>;
  pool: Pick<RenderPool, 'act' | 'renderPage'>;
  frames: Pick<FrameStore, 'frame'>;
  /** Of the visitor. */
  flags: Flags;
}

export interface PageServices {
  bridge: ApiBridge;
  /** Told early which files the page will load. */
  hint?: (links: string[]) => void;
  /** Milliseconds the visitor still waits. */
  waitMs?: number;
}

const NO_HEAD: PageHead = { title: 'Kvadrat', description: '', canonical: '' };
/** Stands in when only the shell's server bundle failed: the remote's page is still worth reading. */
const BARE_FRAME = frameOf({ html: `<main>${OUTLET}</main>`, head: null, fonts: [] });

/** When to ask again: for a page that is out of order, and for one that a busy machine had no time for. */
const RETRY_SECONDS = { broken: 30, busy: 2 };

/** Turns an address into a page: finds the remote that owns it, lets releases render, puts the document together. */
export class PageComposer {
  private readonly documents: PageDocuments;

  constructor(private readonly options: ComposerOptions) {
    this.documents = new PageDocuments(options);
  }

  /** Never rejects, and never gives a page without contents: what cannot be had is answered with 503. */
  async page(query: PageQuery, services: PageServices): Promise<PageAnswer> {
    const { locale, path, search } = query;
    const releases = resolveReleases(this.options.registry.current());
    const legacy = LEGACY_REDIRECTS[path];
    if (legacy !== undefined) return { status: 301, location: `${localizedPath(locale, legacy)}${search}`, ads: [] };

    const owner = findOwner(releases, query);
    if (owner === null) return this.shellPage('not-found', 404, query);
    const { shell } = releases;
    if (!owner.remote.on || shell === null) return this.shellPage('unavailable', 503, query);
    const files = filesOf(releases, shell, owner, query);
    services.hint?.(earlyHints(files.shell, files.remote, this.options.inlineStyles));

    const api = watchApi(services.bridge);
    const { flags } = this.options;
    const [frame, page] = await Promise.all([
      this.frame(releases, { ...query, page: 'remote' }, services.waitMs),
      this.options.pool
        .renderPage(owner.remote.manifest, { route: owner.route }, api.bridge, { flags, ...waiting(services) })
        .catch(asFailure),
    ]);
    const failed = page instanceof RenderFailure;
    // A server bundle was found unreadable just now: the release before makes the page.
    if ((failed || frame === null) && resolveReleases(this.options.registry.current()) !== releases)
      return this.page(query, services);
    if (failed) {
      if (api.failed() || isRenderFailure(page, 'late', 'refused'))
        return this.shellPage('unavailable', 503, query, {
          retryAfterSeconds: api.failed() ? RETRY_SECONDS.broken : RETRY_SECONDS.busy,
        });
      return this.shellPage('unavailable', 503, query, files.remote === null ? {} : { container: files.remote });
    }
    if (page.location !== null)
      return {
        status: page.status === 301 ? 301 : 302,
        location: carryCampaign(page.location, search),
        ads: api.ads(),
      };
    return this.remotePage(query, releases, { shell, owner, files, ads: api.ads() }, frame, page);
  }

  /** Whether the page of an address takes forms; null where no remote has a page. */
  acts(query: PageQuery): boolean | null {
    return findOwner(resolveReleases(this.options.registry.current()), query)?.acts ?? null;
  }

  /**
   * Has the remote take a form that was sent to its page. Never rejects, and never does it twice: where nobody knows what became
   * of the form, the page says so and keeps what was typed.
   */
  async act(query: PageQuery, values: SentValues, services: Omit<PageServices, 'hint'>): Promise<PageAnswer> {
    const releases = resolveReleases(this.options.registry.current());
    const owner = findOwner(releases, query);
    if (owner === null) return this.shellPage('not-found', 404, query);
    if (!owner.remote.on || releases.shell === null) return this.keptForm(query, values);
    const { flags, pool } = this.options;
    const taken = await pool
      .act(owner.remote.manifest, { route: owner.route, sent: values }, services.bridge, {
        flags,
        ...waiting(services),
      })
      .catch(asFailure);
    if (taken instanceof RenderFailure)
      return this.formAgain(query, { values, problems: {}, obstacle: 'unavailable' }, 503, services.bridge);
    if (taken.location !== null)
      return { status: 303, location: carryCampaign(safePath(taken.location), query.search), ads: [] };
    return this.remotePage(
      query,
      releases,
      { shell: releases.shell, owner, files: filesOf(releases, releases.shell, owner, query), ads: [] },
      await this.frame(releases, { ...query, page: 'remote' }),
      taken,
    );
  }

  /** The page of a form that was not even looked at, with all that was typed but passwords; never rejects. */
  async formAgain(
    query: PageQuery,
    { values, ...why }: RefusedForm,
    status: 429 | 503,
    bridge: ApiBridge,
  ): Promise<Page> {
    const refused: RefusedForm = { values: withoutSecrets(values), ...why };
    const releases = resolveReleases(this.options.registry.current());
    const owner = findOwner(releases, query);
    const { shell } = releases;
    if (owner === null || !owner.remote.on || shell === null) return this.keptForm(query, refused.values, status);
    const { flags, pool } = this.options;
    const [frame, page] = await Promise.all([
      this.frame(releases, { ...query, page: 'remote' }),
      pool.renderPage(owner.remote.manifest, { route: owner.route, refused }, bridge, { flags }).catch(asFailure),
    ]);
    // Not what shows the form: the ad may be gone meanwhile, or the release broken.
    if (page instanceof RenderFailure || page.status !== 200) return this.keptForm(query, refused.values, status);
    const shown = this.remotePage(
      query,
      releases,
      { shell, owner, files: filesOf(releases, shell, owner, query), ads: [] },
      frame,
      { ...page, status },
    );
    return status === 503 ? { ...shown, retryAfterSeconds: RETRY_SECONDS.busy } : shown;
  }

  /** What stands in for a page with a form that no release can show now: it says so, and sends the same again; never rejects. */
  async keptForm(query: PageQuery, values: SentValues, status: 429 | 503 = 503): Promise<Page> {
    const { title, html: own } = keptForm(query, values);
    const releases = resolveReleases(this.options.registry.current());
    const { shell } = releases;
    if (shell === null)
      return { ...this.documents.lastResort(query, status, own), retryAfterSeconds: RETRY_SECONDS.broken };
    const frame = (await this.frame(releases, { ...query, page: 'remote' })) ?? BARE_FRAME;
    const files = resolveFiles(shell.manifest, query.locale);
    const html = this.documents.html(query, releases, {
      frame,
      shell,
      files,
      head: this.documents.head({ ...NO_HEAD, title }, query, NO_INDEX),
      own,
      remote: null,
    });
    return {
      status,
      html,
      sound: false,
      releases: [nameOf(shell)],
      styleHashes: this.documents.styleHashes(files),
      ads: [],
      retryAfterSeconds: RETRY_SECONDS.broken,
    };
  }

  /**
   * One of the shell's own pages; never rejects.
   * @param container the remote whose page it stands in for, where the browser may still make it
   */
  async shellPage(
    page: ShellPage,
    status: number,
    query: PageQuery,
    {
      retryAfterSeconds = RETRY_SECONDS.broken,
      container,
    }: { retryAfterSeconds?: number; container?: ReleaseFiles } = {},
  ): Promise<Page> {
    const releases = resolveReleases(this.options.registry.current());
    const { shell } = releases;
    const frame = await this.frame(releases, { ...query, page });
    const retry = status === 503 ? { retryAfterSeconds } : {};
    if (shell === null || frame === null)
      return {
        ...this.documents.lastResort(query, page === 'not-found' ? status : 503),
        ...(page === 'not-found' ? {} : { retryAfterSeconds }),
      };
    const files = resolveFiles(shell.manifest, query.locale);
    // Without a place for it, it would stand beside what is said instead.
    const remote = container === undefined || !frame.hasOutlet ? null : { release: container, html: '', data: null };
    const html = this.documents.html(query, releases, {
      frame,
      shell,
      files,
      head: this.documents.head(frame.head ?? NO_HEAD, query, NO_INDEX),
      remote,
    });
    return {
      status,
      html,
      sound: page === 'not-found',
      releases: [nameOf(shell)],
      styleHashes: this.documents.styleHashes(files, ...(remote === null ? [] : [remote.release])),
      ads: [],
      ...retry,
    };
  }

  /** Null when the shell's server bundle fails. */
  private frame(releases: ActiveReleases, request: FrameRequest, waitMs?: number): Promise<Frame | null> {
    if (releases.shell === null) return Promise.resolve(null);
    const paths = livePaths(releases);
    return this.options.frames
      .frame(releases.shell.manifest, { ...request, paths, flags: this.options.flags }, waitMs)
      .catch(() => null);
  }

  private remotePage(
    query: PageQuery,
    releases: ActiveReleases,
    {
      shell,
      owner: { remote, route, acts },
      files,
      ads,
    }: { shell: ActiveRemote; owner: Owner; files: PageFiles; ads: readonly number[] },
    frame: Frame | null,
    page: RenderedPage,
  ): Page {
    const data = [
      `{"remote":${safeJson(remote.manifest.name)},"route":${safeJson(route)},"head":${safeJson(page.head)},"data":`,
      page.data,
      ...(page.refused === null ? [] : [',"refused":', page.refused]),
      '}',
    ];
    const contents =
      files.remote === null
        ? { own: page.html, remote: null }
        : { remote: { release: files.remote, html: page.html, data } };
    const html = this.documents.html(query, releases, {
      frame: frame ?? BARE_FRAME,
      shell,
      files: files.shell,
      head: this.documents.head(page.head, query),
      ...contents,
    });
    const used =
      files.remote === null
        ? { made: [shell], files: [files.shell] }
        : { made: [shell, remote], files: [files.shell, files.remote] };
    // A page with a form holds a key that is its visitor's own.
    return {
      status: page.status,
      html,
      sound: frame !== null && !acts,
      releases: used.made.map(nameOf),
      styleHashes: this.documents.styleHashes(...used.files),
      ads,
      ...(page.retryAfter === null ? {} : { retryAfterSeconds: page.retryAfter }),
    };
  }
}

function waiting({ waitMs }: Pick<PageServices, 'waitMs'>): { waitMs?: number } {
  return waitMs === undefined ? {} : { waitMs };
}

function asFailure(error: unknown): RenderFailure {
  return error instanceof RenderFailure ? error : new RenderFailure('failed', String(error), { cause: error });
}

function nameOf({ manifest }: ActiveRemote): string {
  return `${manifest.name}@${manifest.release}`;
}
