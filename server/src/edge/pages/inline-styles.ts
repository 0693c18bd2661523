import { MODULES, type RemoteManifest } from '@kvadrat/contracts/releases';
import { inlineStyle, type InlineStyle } from '../../platform/html';
import { releaseBase } from '../../domains/registry/api';

export type ReadStyle = (manifest: RemoteManifest, name: string) => Promise<string>;

/** Larger sheets are better fetched once and kept. */
const MAX_CHARACTERS = 32_768;
/** What would change its meaning outside its own file, or end the element that holds it. */
const BOUND_TO_ITS_FILE = /@import|@charset|<\/|\r|url\(\s*['"]?(?!data:|https?:|[/#])/i;

/** `url(font.woff2)`, quoted or not. */
const FILE_BESIDE = /url\(\s*['"]?([\w.-]+)['"]?\s*\)/g;

/**
 * Style sheets of the releases in use, to stand in pages: a first visit paints as soon as the HTML is there, without
 * waiting for files that share the line with scripts. Whatever is not known here is linked.
 */
export class InlineStyles {
  private styles: ReadonlyMap<string, InlineStyle> = new Map();
  /** What was made of releases while the sheets were these. */
  private made = new WeakMap<object, Map<string, Buffer>>();

  constructor(private readonly read: ReadStyle) {}

  /** Makes the sheets of exactly these releases ready. */
  async use(manifests: readonly RemoteManifest[]): Promise<void> {
    const known = this.styles;
    const styles = new Map<string, InlineStyle>();
    const load = async (manifest: RemoteManifest, name: string): Promise<void> => {
      const href = releaseBase(manifest) + name;
      const style = known.get(href) ?? (await this.load(manifest, name));
      if (style !== null) styles.set(href, style);
    };
    const loads = manifests.flatMap((manifest) =>
      (manifest.modules[MODULES.page]?.styles ?? []).map((name) => load(manifest, name)),
    );
    await Promise.all(loads);
    this.styles = styles;
    this.made = new WeakMap();
  }

  /** Makes a piece of every page of a release, once as long as the same sheets are known. @param of what it is made of, which never changes */
  readonly once = (of: object, name: string, make: () => string): Buffer => {
    let pieces = this.made.get(of);
    if (pieces === undefined) this.made.set(of, (pieces = new Map<string, Buffer>()));
    let piece = pieces.get(name);
    if (piece === undefined) pieces.set(name, (piece = Buffer.from(make())));
    return piece;
  };

  /** By the sheet's public path; null when it has to be linked. */
  of(href: string): InlineStyle | null {
    return this.styles.get(href) ?? null;
  }

  /** A sheet that cannot be read is linked, and the release's own failure is told elsewhere. */
  private async load(manifest: RemoteManifest, name: string): Promise<InlineStyle | null> {
    const sheet = await this.read(manifest, name).catch(() => null);
    if (sheet === null) return null;
    const text = withReleasePaths(sheet, manifest);
    if (text.length > MAX_CHARACTERS || BOUND_TO_ITS_FILE.test(text)) return null;
    return inlineStyle(text);
  }
}

/** A file beside the sheet, such as a font, gets the path it has from everywhere. */
function withReleasePaths(sheet: string, manifest: RemoteManifest): string {
  return sheet.replace(FILE_BESIDE, (whole, name: string) =>
    Object.hasOwn(manifest.files, name) ? `url(${releaseBase(manifest)}${name})` : whole,
  );
}
