import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import type { HostStore } from './host-atoms';
import { RemoteServicesProvider, type RemoteServices } from './remote-services';

export interface ProvidersProps {
  i18n: I18n;
  client: QueryClient;
  store: HostStore;
  services: RemoteServices;
  children: ReactNode;
}

/** The surroundings of each page; the same tree on server and client, or hydration would not fit. */
export function RemoteProviders({ i18n, client, store, services, children }: ProvidersProps) {
  return (
    <RemoteServicesProvider value={services}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <StoreProvider store={store}>{children}</StoreProvider>
        </QueryClientProvider>
      </I18nProvider>
    </RemoteServicesProvider>
  );
}
