import { OWN_AD_DEEDS, QUALITY_POINTS, OWN_AD_STEPS } from '@kvadrat/contracts/forms';
import { Type } from 'typebox';
import { Id, LocaleParameter, nullable, oneOf, reference } from '../../platform/schema';
import { PICTURE_REFUSALS, ROOMS } from '../media/api';
import { OWN_AD_STATES } from './own-ad.tables';
import { SUSPICIONS } from './find-suspicions';

const Link = Type.String({ maxLength: 100, description: 'Opens the draft; of an owned one, to its owner alone.' });
const Fields = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 10_000 }), {
  description: 'What was typed, by field of the form.',
});
const Version = Type.Integer({ minimum: 0 });
const Time = Type.String({ format: 'date-time' });

export const LinkQuery = Type.Object({ veza: Link, locale: LocaleParameter });
export const NewOwnAd = Type.Object({ locale: Type.Optional(Type.String()), fields: Fields });
export const OwnAdChanges = Type.Object({
  version: Type.Integer({ minimum: 0, description: 'Of what the page shows.' }),
  fields: Fields,
  step: Type.Optional(oneOf(OWN_AD_STEPS, 'Whose rules are asked, once what was typed is saved.')),
});
export const PhotoOrder = Type.Object({
  photos: Type.Array(Type.Object({ id: Id, room: nullable(Type.String({ maxLength: 30 })) }), { maxItems: 100 }),
});
export const Uploads = Type.Object({ uploads: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 }) });
export const OwnAdDeedBody = Type.Object({ deed: oneOf(OWN_AD_DEEDS) });

const OwnPhotoSchema = Type.Object({
  id: Id,
  room: nullable(oneOf(ROOMS, 'What it shows.')),
  photo: reference('Photo'),
});
const State = oneOf(OWN_AD_STATES);
const Findings = Type.Array(oneOf(SUSPICIONS), { description: 'Why a person looks at it before everybody does.' });

export const ownAdSchemas = {
  NewDraft: Type.Object({ link: Link, version: Version }),
  SavedDraft: Type.Object({ version: Version }),
  OwnAd: Type.Object({
    id: Id,
    link: Link,
    version: Version,
    fields: Fields,
    photos: Type.Array(OwnPhotoSchema),
    state: State,
    listingId: nullable(Id),
    path: nullable(Type.String({ description: 'Of the published ad, without language prefix.' })),
    isOwned: Type.Boolean({ description: 'Whether it is kept with an account.' }),
    review: oneOf(['none', 'held', 'hidden'], 'Whether staff keeps it from being seen.'),
    findings: Findings,
    account: nullable(
      Type.Object({
        name: Type.String(),
        phone: Type.String(),
        email: Type.String(),
        isProven: Type.Boolean({ description: 'Whether the mailbox is proven, without which nothing is published.' }),
      }),
    ),
  }),
  PhotoOutcome: Type.Object({
    photos: Type.Array(OwnPhotoSchema),
    refused: Type.Array(Type.Object({ name: Type.String(), reason: oneOf([...PICTURE_REFUSALS, 'too-many', 'gone']) })),
  }),
  OwnPhotos: Type.Object({ photos: Type.Array(OwnPhotoSchema) }),
  PublishedAd: Type.Object({
    outcome: oneOf(['published', 'review']),
    listingId: Id,
    path: Type.String({ description: 'Of the ad, without language prefix.' }),
  }),
  OwnAdList: Type.Object({
    ads: Type.Array(
      Type.Object({
        id: Id,
        link: Link,
        state: State,
        review: oneOf(['none', 'held', 'hidden']),
        findings: Findings,
        listingId: nullable(Id),
        path: nullable(Type.String()),
        title: Type.String(),
        place: Type.String(),
        contract: Type.String({ description: 'Code, as in the form; empty while it is not chosen.' }),
        price: nullable(Type.Number({ description: 'Euros; null on request, or not stated yet.' })),
        perSquareMetre: nullable(Type.Number()),
        photo: nullable(reference('Photo')),
        photoCount: Type.Integer(),
        quality: Type.Object({
          score: Type.Integer({ description: 'Of 100, by what the ad says.' }),
          open: Type.Array(oneOf(QUALITY_POINTS), { description: 'What would make it better, the most first.' }),
        }),
        publishedAt: nullable(Time),
        expiresAt: nullable(Time),
        daysLeft: nullable(Type.Integer()),
        updatedAt: Time,
        counts: Type.Object({
          views: Type.Integer({ description: 'Times it was opened, at the least.' }),
          saved: Type.Integer(),
          contacts: Type.Integer(),
          weight: Type.Number({ description: 'What the contacts weigh together.' }),
        }),
        prices: Type.Array(Type.Object({ at: Time, price: Type.Number() }), { description: 'Oldest first.' }),
        deeds: Type.Array(oneOf(OWN_AD_DEEDS), { description: 'What can be done with it as it is.' }),
      }),
      { description: 'What was changed last comes first.' },
    ),
  }),
};
