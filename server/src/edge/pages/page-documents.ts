import { isDemoPath, isStaffPath } from '@kvadrat/contracts/paths';
import type { RouteTable } from '@kvadrat/contracts/releases';
import type { PageHead } from '@kvadrat/contracts/remote';
import type { ActiveReleases, ActiveRemote } from '../../domains/registry/api';
import type { Page } from '../stored-pages';
import { documentHtml, type DocumentParts } from './document-html';
import { headHtml } from './head-html';
import type { InlineStyles } from './inline-styles';
import { lastResortHtml } from './last-resort';
import { endsSocialSignIn } from './own-pages';
import { fontFiles, markedTable } from './page-files';
import type { PageQuery } from './page-query';
import { pageTable, staffTable, type ReleaseFiles } from './route-table';

export interface DocumentOptions {
  inlineStyles: Pick<InlineStyles, 'of' | 'once'>;
  /** Origin of absolute addresses, without a final slash. */
  publicUrl: () => string;
  appleAppId: string;
  /** Whether Google One Tap is set up. */
  oneTap?: boolean;
  /** Whether the operator takes navigation for consent. */
  consentByNavigation?: boolean;
  /** Arms of experiments, as `experiment.arm`. */
  arms?: readonly string[];
}

export const NO_INDEX = 'noindex, nofollow';

/** Puts what releases have rendered into documents of the portal. */
export class PageDocuments {
  constructor(private readonly options: DocumentOptions) {}

  html(
    query: PageQuery,
    releases: ActiveReleases,
    {
      shell,
      files,
      frame,
      ...parts
    }: Pick<DocumentParts, 'head' | 'frame' | 'own' | 'remote'> & {
      shell: ActiveRemote;
      files: DocumentParts['shell'];
    },
  ): Buffer {
    return documentHtml({
      locale: query.locale,
      frame,
      fonts: fontFiles(shell, frame),
      shell: files,
      table: this.table(releases, query, parts.remote?.release.name ?? ''),
      inlineStyles: this.options.inlineStyles,
      ...parts,
    });
  }

  head(head: PageHead, query: PageQuery, robots?: string): string {
    const { publicUrl, appleAppId } = this.options;
    const forced = isDemoPath(query.path) ? NO_INDEX : robots;
    return headHtml(head, {
      locale: query.locale,
      publicUrl: publicUrl(),
      appleAppId,
      ...(forced === undefined ? {} : { robots: forced }),
    });
  }

  /** Of the styles that stand in the document itself. */
  styleHashes(...files: Pick<ReleaseFiles, 'styles'>[]): string[] {
    return files.flatMap(({ styles }) =>
      styles.flatMap((href) => this.options.inlineStyles.of(href)?.policyHash ?? []),
    );
  }

  /** What is said where not even the shell renders. @param more HTML */
  lastResort({ locale }: PageQuery, status: number, more = ''): Page {
    return {
      status,
      html: Buffer.from(lastResortHtml(locale, more)),
      sound: false,
      releases: [],
      styleHashes: [],
      ads: [],
    };
  }

  private table(releases: ActiveReleases, { locale, path }: PageQuery, own: string): RouteTable {
    const table = isStaffPath(path) ? staffTable(releases, locale) : pageTable(releases, locale, own);
    const { oneTap = false, consentByNavigation = false, arms = [] } = this.options;
    if (isDemoPath(path) || endsSocialSignIn(path)) return table;
    const marked = markedTable(table, { oneTap, consentByNavigation });
    return arms.length === 0 ? marked : { ...marked, experiments: arms };
  }
}
