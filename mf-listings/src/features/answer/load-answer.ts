import type { PageLoad } from '@kvadrat/remote-kit';
import { isAppError } from '@kvadrat/contracts/errors';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';

/** What a link opens; null for one that is none. @param look asks the server, which does nothing */
export async function loadAnswer<Link>(
  { search }: RouteLocation,
  look: (token: string) => Promise<Link>,
): Promise<PageLoad<Link | null>> {
  try {
    return { status: 200, data: await look(new URLSearchParams(search).get(LINK_PARAMETERS.link) ?? '') };
  } catch (error) {
    if (!isAppError(error) || (error.status !== 404 && error.status !== 400)) throw error;
    return { status: 404, data: null };
  }
}
