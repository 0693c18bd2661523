import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { HttpClient } from '@kvadrat/contracts/remote';
import type { ElementDeps } from '../embed/open-element';
import type { LoadFiles } from '../loader/load-files';
import { createAuthOpener, type AuthOpener } from './auth-opener';

/** Opens the sign-in dialog over pages of the portal. */
export function createPortalAuth(
  services: ElementDeps['services'] & { http: HttpClient },
  locale: Locale,
  loadFiles: LoadFiles,
): AuthOpener {
  const leave = (path: string): void => location.assign(localizedPath(locale, path));
  return createAuthOpener({
    ...services,
    load: async () => {
      const { createAuthDialog } = await import(/* webpackChunkName: "auth-dialog" */ './auth-dialog');
      return createAuthDialog({ services, http: services.http, locale, loadFiles, leave });
    },
    leave,
  });
}
