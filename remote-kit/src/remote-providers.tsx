import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import type { HostStore } from './host-atoms';
import { QueriesProvider, type Queries } from './queries';
import { RemoteServicesProvider, type RemoteServices } from './remote-services';

export interface ProvidersProps {
  i18n: I18n;
  queries: Queries;
  store: HostStore;
  services: RemoteServices;
  children: ReactNode;
}

/** The surroundings of each page; the same tree on server and client, or hydration would not fit. */
export function RemoteProviders({ i18n, queries, store, services, children }: ProvidersProps) {
  return (
    <RemoteServicesProvider value={services}>
      <I18nProvider i18n={i18n}>
        <QueriesProvider value={queries}>
          <StoreProvider store={store}>{children}</StoreProvider>
        </QueriesProvider>
      </I18nProvider>
    </RemoteServicesProvider>
  );
}
