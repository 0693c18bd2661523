import type { SearchMap } from '@kvadrat/contracts/api';
import { isPaidVisibility } from '@kvadrat/contracts/vocabulary';
import type { LatLng, MapArea, MapMarker } from '@kvadrat/map-kit';
import { squareOf } from './squares';

/** What markers say, in the visitor's language, and what this visitor did with the ads. */
export interface MarkerWords {
  /** `389 tis.`; for a price on request `null`. */
  price: (euros: number | null) => string;
  count: (ads: number) => string;
  nameOfAd: (ad: {
    id: number;
    price: number | null;
    paid: boolean;
    saved: boolean;
    seen: boolean;
    areaOnly: boolean;
  }) => string;
  nameOfGroup: (count: number, lowest: number | null) => string;
  nameOfCircle: (id: number) => string;
  isSaved: (id: number) => boolean;
  isSeen: (id: number) => boolean;
  /** Put away by the visitor: no marker for it. */
  isHidden: (id: number) => boolean;
}

export interface MapContents {
  markers: MapMarker[];
  /** The circle an ad is in, where it shows its surroundings only: of the one that is meant, since those of all are a stain. */
  areaOf: (id: number) => MapArea | null;
  /** Marker that stands for an ad with the position; null where none does. */
  markerOf: (id: number, position: LatLng | null) => string | null;
  /** Whether near markers may be joined: they are ads, not groups. */
  join: boolean;
}

export function markerOfAd(id: number): string {
  return `ad-${id}`;
}

/** The ad of a marker, null for a group. */
export function adOfMarker(marker: string): number | null {
  const id = /^ad-(\d+)$/.exec(marker)?.[1];
  return id === undefined ? null : Number(id);
}

/** What a map shows of an answer of the server: squares of groups, or the ads themselves. */
export function mapContents(map: SearchMap, words: MarkerWords): MapContents {
  return map.markers === null ? groupsOf(map, words) : pinsOf(map.markers, words);
}

function groupsOf({ clusters, zoom }: SearchMap, words: MarkerWords): MapContents {
  const markers: MapMarker[] = [];
  const bySquare = new Map<string, string>();
  clusters?.count.forEach((count, index) => {
    const position = { lat: clusters.lat[index] ?? 0, lng: clusters.lng[index] ?? 0 };
    const price = clusters.price[index] ?? null;
    const single = clusters.id[index] ?? null;
    if (single !== null && words.isHidden(single)) return;
    const square = squareOf(position, zoom);
    const id = single === null ? square : markerOfAd(single);
    bySquare.set(square, id);
    markers.push(
      single === null
        ? {
            id,
            position,
            look: { kind: 'group', text: words.count(count), count },
            name: words.nameOfGroup(count, price),
          }
        : adMarker({ id: single, position, price, paid: false, areaOnly: false }, words),
    );
  });
  return {
    markers,
    areaOf: () => null,
    markerOf: (_, position) => (position === null ? null : (bySquare.get(squareOf(position, zoom)) ?? null)),
    join: false,
  };
}

function pinsOf(pins: NonNullable<SearchMap['markers']>, words: MarkerWords): MapContents {
  const known = new Set(pins.id.filter((id) => !words.isHidden(id)));
  const areas = new Map<number, MapArea>();
  const markers = pins.id.flatMap((id, index) => {
    if (words.isHidden(id)) return [];
    const position = { lat: pins.lat[index] ?? 0, lng: pins.lng[index] ?? 0 };
    const radius = pins.radius[index] ?? null;
    if (radius !== null) {
      areas.set(id, {
        id: `around-${id}`,
        shape: { kind: 'circle', center: position, radius },
        look: 'place',
        name: words.nameOfCircle(id),
        pressable: false,
      });
    }
    return adMarker(
      {
        id,
        position,
        price: pins.price[index] ?? null,
        paid: isPaidVisibility(pins.tier[index] ?? 'standard'),
        areaOnly: radius !== null,
      },
      words,
    );
  });
  return {
    markers,
    areaOf: (id) => areas.get(id) ?? null,
    markerOf: (id) => (known.has(id) ? markerOfAd(id) : null),
    join: true,
  };
}

function adMarker(
  {
    id,
    position,
    price,
    paid,
    areaOnly,
  }: { id: number; position: LatLng; price: number | null; paid: boolean; areaOnly: boolean },
  words: MarkerWords,
): MapMarker {
  const saved = words.isSaved(id);
  const seen = words.isSeen(id);
  return {
    id: markerOfAd(id),
    position,
    look: { kind: 'ad', text: words.price(price), seen, saved, paid },
    name: words.nameOfAd({ id, price, paid, saved, seen, areaOnly }),
  };
}
