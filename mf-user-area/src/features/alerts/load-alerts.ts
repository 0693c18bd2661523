import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type LinkedAlerts } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { linkOf } from '../../components/link-of';

export interface AlertsData {
  /** Null where the link is none. */
  alerts: LinkedAlerts | null;
}

/** Reads what the link of a mail is about. Nothing changes by that: programs that look at mails open links, too. */
export async function loadAlerts(
  { search }: RouteLocation,
  { http, signal }: LoadContext,
): Promise<PageLoad<AlertsData>> {
  const link = linkOf(search);
  if (link === '') return { status: 404, data: { alerts: null } };
  try {
    const alerts = await http.get(apiAddress('alerts', { veza: link }), signal === undefined ? {} : { signal });
    return { status: 200, data: { alerts } };
  } catch (error) {
    if (isAppError(error) && error.status === 404) return { status: 404, data: { alerts: null } };
    throw error;
  }
}
