import type { ListingSeed } from '@kvadrat/server/domains/listings';
import type { PictureSubject } from '../pictures';
import type { Property } from '../property';

const OUTDOOR = { balkon: 'balcony', lođa: 'loggia', terasa: 'terrace' } as const;

/** What the drawn pictures have to agree with. */
export function pictureSubject(p: Property, draft: ListingSeed): PictureSubject {
  return {
    contract: draft.contract,
    // A court's flat looks like any other.
    category: p.category,
    typology: draft.typology,
    place: p.town.code,
    region: p.town.region,
    density: p.town.density,
    seaMetres: p.seaMetres,
    seaView: p.features.has('sea-view'),
    net: draft.surface.net,
    rooms: p.rooms,
    bedrooms: p.bedrooms,
    bathrooms: p.bathrooms,
    floor: p.floor,
    yearBuilt: p.yearBuilt,
    condition: p.condition,
    furnished: p.features.has('furnished'),
    stone: p.kind === 'stone-house',
    pool: p.features.has('pool'),
    garage: p.kind === 'garage',
    outdoor: p.outdoor === null ? null : OUTDOOR[p.outdoor],
    tier: draft.visibility,
    publishedAt: draft.publishedAt ?? new Date(0),
    price: draft.price.onRequest ? null : draft.price.value,
  };
}
