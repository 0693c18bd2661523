import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RegistrySnapshot } from '@kvadrat/contracts/releases';
import { createApp, type AppDeps, type AppSettings, type PageDeps } from '../../../app';
import { StoredPages } from '../../stored-pages';
import { readManifest, readPackagedFile, readReleaseFile } from '../../../domains/registry/api';
import { writeFakeRelease, type FakeRelease } from '../../../domains/registry/testing/fake-release';

export interface TestPortal {
  app: FastifyInstance;
  /** Makes other releases live, as a publish or rollback would. */
  publish: (releases: readonly (FakeRelease & { off?: boolean; previous?: string })[]) => Promise<void>;
  /** Resolves when every release in use is warm or failing. */
  settled: () => Promise<Record<string, string>>;
}

export interface TestPortalOptions {
  folder: string;
  releases: Parameters<TestPortal['publish']>[0];
  settings?: Partial<AppSettings>;
  pages?: Partial<PageDeps>;
  registerApi?: AppDeps['registerApi'];
  registerPages?: AppDeps['registerPages'];
  preparePage?: AppDeps['preparePage'];
  pingDatabase?: AppDeps['pingDatabase'];
  flags?: NonNullable<AppDeps['flags']>;
  limiter?: NonNullable<AppDeps['limiter']>;
  metrics?: NonNullable<AppDeps['metrics']>;
}

/** A whole server over made-up releases and an API given by the test; close `app` afterwards. */
export async function createTestPortal(options: TestPortalOptions): Promise<TestPortal> {
  const listeners: ((snapshot: RegistrySnapshot) => void)[] = [];
  let snapshot = await buildSnapshot(options.folder, options.releases, 1);
  const app = await createApp({
    settings: {
      publicUrl: () => 'https://www.kvadrat.example',
      logLevel: process.env['LOG_LEVEL'] ?? 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 10_000,
      ...options.settings,
    },
    pingDatabase: options.pingDatabase ?? (() => Promise.resolve()),
    registerApi: options.registerApi ?? (() => Promise.resolve()),
    ...(options.metrics === undefined ? {} : { metrics: options.metrics }),
    ...(options.flags === undefined ? {} : { flags: options.flags }),
    ...(options.limiter === undefined ? {} : { limiter: options.limiter }),
    ...(options.registerPages === undefined ? {} : { registerPages: options.registerPages }),
    ...(options.preparePage === undefined ? {} : { preparePage: options.preparePage }),
    pages: {
      registry: {
        current: () => snapshot,
        reload: () => Promise.resolve(),
        onChange: (listener) => listeners.push(listener),
        close: () => Promise.resolve(),
      },
      releases: {
        state: () => Promise.resolve('kept'),
        read: (manifest, name) => readReleaseFile(options.folder, manifest, name),
        file: async ({ name, release }, file) => {
          const manifest = await readManifest(join(options.folder, name, release)).catch(() => null);
          return manifest !== null && Object.hasOwn(manifest.files, file)
            ? readPackagedFile(options.folder, manifest, file)
            : null;
        },
      },
      stored: new StoredPages({ bytes: 8_000_000 }),
      workerFile: join(import.meta.dirname, '../../../platform/render/testing/render-worker.mjs'),
      // Other suites run beside this one: a late answer is not what these tests are about.
      renderWorkMs: 2000,
      renderColdStartMs: 20_000,
      renderHeapMegabytes: 96,
      appleAppId: '',
      earlyHints: false,
      ...options.pages,
    },
  });
  const settled = async (): Promise<Record<string, string>> => {
    for (;;) {
      const health = await app.inject('/healthz');
      const { rendering }: { rendering: Record<string, string> } = health.json();
      const states = Object.values(rendering);
      if (states.length > 0 && !states.includes('starting')) return rendering;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await app.ready();
  return {
    app,
    settled,
    publish: async (releases) => {
      snapshot = await buildSnapshot(options.folder, releases, snapshot.revision + 1);
      for (const listener of listeners) listener(snapshot);
    },
  };
}

async function buildSnapshot(
  folder: string,
  releases: TestPortalOptions['releases'],
  revision: number,
): Promise<RegistrySnapshot> {
  const snapshot: RegistrySnapshot = { revision, entries: [], manifests: {} };
  for (const { off = false, previous = null, ...release } of releases) {
    const manifest = await readManifest(writeFakeRelease(folder, release));
    snapshot.manifests[`${manifest.name}/${manifest.release}`] = manifest;
    if (previous !== null)
      snapshot.manifests[`${manifest.name}/${previous}`] = await readManifest(join(folder, manifest.name, previous));
    snapshot.entries.push({
      name: manifest.name,
      state: off ? 'off' : 'on',
      stable: manifest.release,
      previous,
      canary: null,
    });
  }
  return snapshot;
}
