import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type ListingDetail, type OwnAd } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { OwnAdStep } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { draftLinkOf, OUTCOME_PARAMETER, stepOf, stepPath } from './publish-steps';

export interface PublishData {
  step: OwnAdStep;
  /** Null before there is one. */
  draft: OwnAd | null;
  /** The ad as it will be read, in the last step; null while something is missing. */
  preview: ListingDetail | null;
  /** What is still missing, by field, in the last step. */
  missing: Readonly<Record<string, string>>;
  outcome: 'published' | 'review' | null;
  /** Whether the link opens nothing. */
  isGone: boolean;
}

const EMPTY = { draft: null, preview: null, missing: {}, outcome: null, isGone: false } as const;

/** Reads what the step shows. Who has to sign in for it, comes back to it. */
export async function loadPublish(route: RouteLocation, context: LoadContext): Promise<PageLoad<PublishData>> {
  const { locale, path, search } = route;
  const step = stepOf(route);
  const link = draftLinkOf(search);
  if (step === null) return { status: 404, data: { ...EMPTY, step: 'vrsta-i-mjesto', isGone: true } };
  if (link === null)
    return step === 'vrsta-i-mjesto'
      ? { status: 200, data: { ...EMPTY, step } }
      : { status: 302, location: localizedPath(locale, stepPath('vrsta-i-mjesto', null)) };
  try {
    const options = context.signal === undefined ? {} : { signal: context.signal };
    const draft = await context.http.get(apiAddress('own-ads/draft', { veza: link, locale }), options);
    const shown = step === 'pregled' ? await loadPreview(link, route, context) : {};
    return { status: 200, data: { ...EMPTY, step, draft, outcome: outcomeOf(search), ...shown } };
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.status === 401)
      return {
        status: 302,
        location: localizedPath(locale, authPath('entry', `${localizedPath(locale, path)}${search}`)),
      };
    if (error.status === 404) return { status: 404, data: { ...EMPTY, step, isGone: true } };
    throw error;
  }
}

async function loadPreview(
  link: string,
  { locale }: RouteLocation,
  { http, signal }: LoadContext,
): Promise<Pick<PublishData, 'preview' | 'missing'>> {
  try {
    const options = signal === undefined ? {} : { signal };
    return {
      preview: await http.get(apiAddress('own-ads/draft/preview', { veza: link, locale }), options),
      missing: {},
    };
  } catch (error) {
    if (!isAppError(error) || error.status !== 422) throw error;
    return { preview: null, missing: error.problems ?? {} };
  }
}

function outcomeOf(search: string): PublishData['outcome'] {
  const said = new URLSearchParams(search).get(OUTCOME_PARAMETER);
  return said === 'published' || said === 'review' ? said : null;
}
