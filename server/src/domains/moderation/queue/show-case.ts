import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Static } from 'typebox';
import type { Db } from '../../../platform/db';
import { photosFor } from '../../media/api';
import { readAds } from '../moderated-ad';
import { possibleDecisions } from './decide';
import type { ModerationCase } from './queue.schema';
import { readCase } from './queue.store';

const PHOTOS = 12;

/** Reads all that is known of one ad: what it says, what was reported, what was decided, and what can be done. @throws AppError `not-found` */
export async function showCase(db: Db, id: number, locale: Locale): Promise<Static<typeof ModerationCase>> {
  const [ads, found, photos, texts] = await Promise.all([
    readAds(db, [id], locale),
    readCase(db, id),
    photosFor(db, [id], { locale, limit: PHOTOS }),
    db.selectFrom('listing_text').select('description').where('listing_id', '=', id).orderBy('locale').execute(),
  ]);
  const ad = ads.get(id);
  if (ad === undefined && found.reports.length + found.decisions.length === 0)
    throw new AppError('not-found', 'There is no such ad.');
  const answer = (decision: number | null): string | null =>
    found.decisions.find((made) => made.id === decision)?.reference ?? null;
  return {
    id,
    state: ad?.state ?? 'gone',
    ad:
      ad === undefined
        ? null
        : { title: ad.title, path: ad.path, reference: ad.reference, advertiser: ad.advertiser, email: ad.email },
    description: texts.map(({ description }) => description).join('\n\n'),
    photos: (photos.get(id)?.photos ?? []).flatMap(({ alt, sizes }) =>
      sizes[0] === undefined ? [] : [{ src: sizes[0].webp, alt }],
    ),
    reports: found.reports
      .map(
        ({
          reference,
          reason,
          explanation,
          name,
          email,
          locale: language,
          received_at: at,
          decision_id: decision,
          evidence,
        }) => ({
          reference,
          reason,
          explanation,
          name,
          email,
          locale: language,
          receivedAt: at.toISOString(),
          answer: answer(decision),
          evidence,
        }),
      )
      .reverse(),
    complaints: found.complaints
      .map(({ reference, about, explanation, email, locale: language, received_at: at, decision_id: decision }) => ({
        reference,
        about,
        explanation,
        email,
        locale: language,
        receivedAt: at.toISOString(),
        answer: answer(decision),
      }))
      .reverse(),
    decisions: found.decisions
      .map(({ reference, action, ground, reasons, author, told, decided_at: at }) => ({
        reference,
        action,
        ground,
        reasons,
        author,
        told,
        decidedAt: at.toISOString(),
      }))
      .reverse(),
    possible: possibleDecisions(ad, found),
    seen: found.seen,
  };
}
