import type { Locale } from '../locales';
import type { RouteDeclaration } from '../routes';
import type { RemoteManifest, RemoteRole } from './manifest';

/** What the registry keeps for one remote. */
export interface RegistryEntry {
  name: string;
  state: 'on' | 'off';
  stable: string;
  previous: string | null;
  canary: { release: string; percent: number; until: string } | null;
}

/** The registry at one revision with the manifests of all releases it names. */
export interface RegistrySnapshot {
  revision: number;
  entries: RegistryEntry[];
  /** By `<name>/<release>`. */
  manifests: Record<string, RemoteManifest>;
}

/** A release as the browser gets it inlined into the page: absolute paths, hashes, nothing to look up. */
export interface ResolvedRelease {
  name: string;
  release: string;
  role: RemoteRole;
  container: string;
  /** Public folder of the release, with a final slash. */
  base: string;
  entry: string;
  scripts: string[];
  styles: string[];
  catalogue: string | null;
  /** Integrity by file path. */
  integrity: Record<string, string>;
  /** Only what it begins with has its hash here: those of its further files stand in its manifest, read when it is loaded. */
  partial?: true;
  routes: RouteDeclaration[];
  /** The release to fall back to when this one cannot be loaded. */
  previous: Omit<ResolvedRelease, 'previous' | 'routes' | 'role'> | null;
}

/** The subset of the registry in each page (`<script type="application/json" id="kvadrat-registry">`). */
export interface RouteTable {
  revision: number;
  locale: Locale;
  remotes: ResolvedRelease[];
  /** Integrity of what the shell itself loads later, by file path. */
  shell?: Record<string, string>;
  /** Google One Tap is set up and may show on this page. */
  oneTap?: true;
  /** Who goes on to another page without a choice has agreed to everything: what the operator answers for. */
  consentByNavigation?: true;
  /** Arms the page was made by, as `experiment.arm`. */
  experiments?: readonly string[];
}
