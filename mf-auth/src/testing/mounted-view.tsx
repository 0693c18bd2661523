import { defineRemote } from '@kvadrat/remote-kit';
import { mountedPage, type FakeHostOptions, type MountedPage } from '@kvadrat/remote-kit/testing';
import type { Locale } from '@kvadrat/contracts/locales';
import type { RemoteContext } from '@kvadrat/contracts/remote';
import type { ReactNode } from 'react';
import { loadCatalogue } from '../locales/catalogues.jsonc';

export interface MountedViewOptions extends Pick<FakeHostOptions, 'responses'> {
  locale?: Locale;
  changes?: Partial<RemoteContext>;
}

/** Mounts one part of the remote in a fake host, with its services and texts round it. */
export async function mountedView(
  View: () => ReactNode,
  { locale = 'hr', changes = {}, ...options }: MountedViewOptions = {},
): Promise<MountedPage> {
  const page = {
    load: async () => ({ status: 200, data: null }) as const,
    head: () => ({ title: '', description: '', canonical: '/' }),
    Page: View,
    Skeleton: () => null,
  };
  const remote = defineRemote({ name: 'mf-auth', pages: { view: page }, loadCatalogue });
  return mountedPage(
    remote,
    { remote: 'mf-auth', route: { name: 'view', params: {}, path: '/prijava/', search: '', locale }, ...options },
    changes,
  );
}
