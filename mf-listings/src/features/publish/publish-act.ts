import type { ActOutcome, PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { OWN_AD_FIELDS, OWN_AD_SCHEMAS, type OwnAdStep } from '@kvadrat/contracts/forms';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { HttpClient, SentValues } from '@kvadrat/contracts/remote';
import { actOnPhotos } from './photos/photos-act';
import { draftLinkOf, neighbour, OUTCOME_PARAMETER, stepOf, stepPath, VERSION_FIELD } from './publish-steps';

/** What a step's form says, box by box: one that is empty is sent by no browser. */
export function saidOfStep(step: OwnAdStep, sent: SentValues): Record<string, string> {
  return Object.fromEntries(OWN_AD_FIELDS[step].map((name) => [name, (sent[name] ?? '').trim()]));
}

/** Takes the form of a step: what was typed is saved, right or wrong, and the next step comes when it is right. */
export const publishAct: PageAct = async (sent, route, { http }) => {
  const step = stepOf(route);
  const link = draftLinkOf(route.search);
  const { locale } = route;
  if (step === null) return { redirect: localizedPath(locale, stepPath('vrsta-i-mjesto', null)) };
  try {
    if (step === 'slike' && link !== null) return await actOnPhotos(sent, { link, locale }, http);
    if (step === 'pregled' && link !== null) return await publish(sent, link, locale, http);
    return await takeForm(sent, OWN_AD_SCHEMAS[step], async () => {
      const saved = await save(step, sent, link, locale, http);
      return localizedPath(locale, stepPath(neighbour(step, 1) ?? step, saved));
    });
  } catch (error) {
    if (!isAppError(error) || error.status !== 401) throw error;
    return {
      redirect: localizedPath(locale, authPath('entry', `${localizedPath(locale, route.path)}${route.search}`)),
    };
  }
};

/** @returns what opens the draft */
async function save(
  step: OwnAdStep,
  sent: SentValues,
  link: string | null,
  locale: Locale,
  http: HttpClient,
): Promise<string> {
  const fields = saidOfStep(step, sent);
  if (link === null) return (await http.post(apiAddress('own-ads'), { locale, fields })).link;
  const version = Number(sent[VERSION_FIELD] ?? 0) || 0;
  await http.put(apiAddress('own-ads/draft', { veza: link }), { version, fields, step });
  return link;
}

function publish(sent: SentValues, link: string, locale: Locale, http: HttpClient): Promise<ActOutcome> {
  return takeForm(sent, OWN_AD_SCHEMAS.pregled, async () => {
    const { outcome } = await http.post(apiAddress('own-ads/draft/publish', { veza: link, locale }), {});
    return `${localizedPath(locale, stepPath('pregled', link))}&${OUTCOME_PARAMETER}=${outcome}`;
  });
}
