import type { TopicName } from '@kvadrat/contracts/events';
import type { RemoteRole } from '@kvadrat/contracts/releases';
import type { RouteDeclaration } from '@kvadrat/contracts/routes';

/** What one package may weigh, in bytes. `npm run sizes` fails above it. */
export interface PackageBudgets {
  /** Federation entry (shell: main script), brotli. */
  entry?: number;
  /** All scripts and styles a first view needs (largest catalogue included), brotli. */
  firstView?: number;
}

/**
 * `remote.config.ts` of the shell and of each remote:
 * `export default { … } satisfies RemoteConfig`. It becomes part of `remote.json`.
 */
export interface RemoteConfig {
  /** The package's folder name: `mf-search`. */
  name: string;
  role: RemoteRole;
  /** Addresses the remote owns, without language prefix, first match wins. */
  routes: readonly RouteDeclaration[];
  /** Custom elements it defines. */
  elements: readonly string[];
  /** By element: the page it stands for, see `elementPages` of `remote.json`. Every element needs one. */
  elementPages?: Readonly<Record<string, string>>;
  /** Sources that go into the release as they are, relative to the package. */
  files?: readonly string[];
  events: { emits: readonly TopicName[]; handles: readonly TopicName[] };
  budgets?: PackageBudgets;
}
