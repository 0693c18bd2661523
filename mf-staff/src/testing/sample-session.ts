import type { StaffSession } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';

export const SESSION_CALL = '/api-next/staff/session/';

/** Somebody of the staff, and a developer, for whom every page is open. */
export const MIA: StaffSession = { who: 'Mia', open: false };
export const DEVELOPER: StaffSession = { who: 'development', open: true };

/** A page of the remote as it is asked for. */
export function staffRoute(
  name: string,
  path: string,
  {
    params = {},
    search = '',
    locale = 'hr',
  }: { params?: Record<string, string>; search?: string; locale?: Locale } = {},
): RouteLocation {
  return { name, params, path, search, locale };
}
