import type { ActOutcome } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { HttpClient, SentValues } from '@kvadrat/contracts/remote';
import { DEED_FIELD, neighbour, stepPath } from '../publish-steps';
import { afterDeed, readPhotoDeed } from './photo-order';

/** Field of the files; where a page was sent without scripts, the portal has put the names of the uploads there. */
export const FILES_FIELD = 'slike';
/** Before the number of a photo: what it shows. */
export const ROOM_FIELD = 'prostorija-';
/** Before the number of a file that was refused. */
const REFUSED_FIELD = 'datoteka-';

/** Takes the form of the photos: new files, an order, what they show; else it leads on. */
export async function actOnPhotos(
  sent: SentValues,
  { link, locale }: { link: string; locale: Locale },
  http: HttpClient,
): Promise<ActOutcome> {
  const here = localizedPath(locale, stepPath('slike', link));
  const uploads = (sent[FILES_FIELD] ?? '').split(',').filter((token) => token !== '');
  if (uploads.length > 0) {
    const { refused } = await http.post(apiAddress('own-ads/draft/photos', { veza: link, locale }), { uploads });
    if (refused.length === 0) return { redirect: here };
    return {
      values: Object.fromEntries(refused.map(({ name }, index) => [`${REFUSED_FIELD}${index}`, name])),
      problems: Object.fromEntries(refused.map(({ reason }, index) => [`${REFUSED_FIELD}${index}`, reason])),
    };
  }
  const { photos } = await http.get(apiAddress('own-ads/draft', { veza: link, locale }));
  const deed = readPhotoDeed(sent[DEED_FIELD]);
  const ordered = deed === null ? photos : afterDeed(photos, deed.deed, deed.id);
  const rooms = ordered.map(({ id, room }) => ({ id, room: (sent[`${ROOM_FIELD}${id}`] ?? room ?? '') || null }));
  await http.put(apiAddress('own-ads/draft/photos', { veza: link, locale }), { photos: rooms });
  const next = neighbour('slike', 1) ?? 'slike';
  return { redirect: deed === null ? localizedPath(locale, stepPath(next, link)) : here };
}
