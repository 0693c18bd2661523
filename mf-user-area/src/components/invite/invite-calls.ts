import type { LoadContext, PageAct, PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import type { HttpClient, RouteLocation } from '@kvadrat/contracts/remote';
import { loadArea, type Area } from '../area/load-area';
import { linkOf } from '../link-of';

export interface InviteData<Invite> {
  area: Area | null;
  /** Null where the link is none, is too old, was taken, or taken back. */
  invite: Invite | null;
}

/** Loads what a link invites into. @param read asks for it; 404 says that it is none */
export async function loadByLink<Invite>(
  { search }: RouteLocation,
  context: LoadContext,
  read: (link: string, options: { signal?: AbortSignal }) => Promise<Invite>,
): Promise<PageLoad<InviteData<Invite>>> {
  const area = await loadArea(context);
  const { signal } = context;
  const link = linkOf(search);
  if (link === '') return { status: 404, data: { area, invite: null } };
  try {
    return { status: 200, data: { area, invite: await read(link, signal === undefined ? {} : { signal }) } };
  } catch (error) {
    if (isAppError(error) && error.status === 404) return { status: 404, data: { area, invite: null } };
    throw error;
  }
}

/** Address of the page of an invitation, with its link. @param path of the page, without language prefix */
export function inviteAddress(path: string, { locale, search }: RouteLocation): string {
  return `${localizedPath(locale, path)}?${LINK_PARAMETERS.link}=${linkOf(search)}`;
}

/** Takes an invitation; who has signed out meanwhile signs in first. @param join takes it and says where that leads, without language prefix */
export function takeInvite(path: string, join: (link: string, http: HttpClient) => Promise<string>): PageAct {
  return async (_sent, route, { http }) => {
    const here = inviteAddress(path, route);
    try {
      return { redirect: localizedPath(route.locale, await join(linkOf(route.search), http)) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.status === 401) return { redirect: localizedPath(route.locale, authPath('entry', here)) };
      if (error.code === 'csrf' || error.status === 404) return { redirect: here };
      throw error;
    }
  };
}
