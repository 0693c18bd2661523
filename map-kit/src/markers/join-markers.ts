import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster';
import type { LatLng, MapBounds, MapMarker } from '../map-provider';

/** Far out, groups as large as a fist; close by, only what lies at one place: what else would cover each other is kept apart later. */
const FAR = { radius: 60, maxZoom: 13 };
const CLOSE_RADIUS = 20;
/** More elements than that make a map heavy. */
const MOST = 150;
const GROUP = 'group:';
/** Degrees: the index keeps positions rounded, and one on the edge of a box would be outside of it. */
const ROUNDING = 1e-4;

interface Own {
  index: number;
}
interface Sum {
  count: number;
  /** Of its first marker. */
  first: number;
}

/** One thing to show: a marker, or a group of those near each other. */
export interface Joined {
  id: string;
  position: LatLng;
  /** The marker itself; null for a group. */
  marker: MapMarker | null;
  /** Ads it stands for. */
  count: number;
}

/** Markers joined to groups by zoom. */
export class JoinedMarkers {
  readonly #points: PointFeature<Own>[];
  readonly #indexes = new Map<boolean, Supercluster<Own, Sum>>();

  /** @param maxZoom from which on nothing can be brought closer */
  constructor(
    private readonly markers: readonly MapMarker[],
    private readonly maxZoom: number,
  ) {
    this.#points = markers.map(({ position: { lat, lng } }, index) => ({
      type: 'Feature',
      properties: { index },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    }));
  }

  /** What to show of a part of the map. */
  visible({ west, south, east, north }: MapBounds, zoom: number): Joined[] {
    const level = Math.floor(zoom);
    const read = (far: boolean): Joined[] =>
      this.#index(far)
        .getClusters([west, south, east, north], level)
        .map((feature) => this.#toJoined(feature, far));
    if (level <= FAR.maxZoom) return mostOf(read(true));
    const close = read(false);
    return close.length <= MOST ? close : mostOf(read(true));
  }

  /** Ids of the markers a group stands for; undefined when it is none of ours. */
  inside(id: string): string[] | undefined {
    const group = readGroup(id);
    if (group === null) return undefined;
    const leaves = this.#index(group.far).getLeaves(group.cluster, Infinity);
    return leaves.flatMap(({ properties }) => this.markers[properties.index]?.id ?? []);
  }

  /** The zoom at which a group falls apart; null when it never does. */
  apartAt(id: string): number | null {
    const group = readGroup(id);
    if (group === null) return null;
    const zoom = this.#index(group.far).getClusterExpansionZoom(group.cluster);
    if (zoom <= FAR.maxZoom) return zoom;
    const close = this.#index(false);
    const leaves = this.#index(group.far).getLeaves(group.cluster, Infinity);
    const [lngs, lats] = [0, 1].map((axis) => leaves.map(({ geometry }) => geometry.coordinates[axis] ?? 0));
    const box: [number, number, number, number] = [
      Math.min(...(lngs ?? [])) - ROUNDING,
      Math.min(...(lats ?? [])) - ROUNDING,
      Math.max(...(lngs ?? [])) + ROUNDING,
      Math.max(...(lats ?? [])) + ROUNDING,
    ];
    for (let level = FAR.maxZoom + 1; level <= this.maxZoom; level++)
      if (close.getClusters(box, level).length > 1) return level;
    return null;
  }

  #index(far: boolean): Supercluster<Own, Sum> {
    const known = this.#indexes.get(far);
    if (known !== undefined) return known;
    const count = (index: number): number => {
      const look = this.markers[index]?.look;
      return look?.kind === 'group' ? look.count : 1;
    };
    const index = new Supercluster<Own, Sum>({
      radius: far ? FAR.radius : CLOSE_RADIUS,
      extent: 256,
      minZoom: 0,
      maxZoom: this.maxZoom,
      map: (own) => ({ count: count(own.index), first: own.index }),
      reduce: (sum, part) => {
        sum.count += part.count;
        sum.first = Math.min(sum.first, part.first);
      },
    });
    index.load(this.#points);
    this.#indexes.set(far, index);
    return index;
  }

  #toJoined({ properties, geometry }: ClusterFeature<Sum> | PointFeature<Own>, far: boolean): Joined {
    const [lng = 0, lat = 0] = geometry.coordinates;
    if ('cluster' in properties)
      return {
        id: `${GROUP}${far ? 'far' : 'close'}:${String(properties.cluster_id)}`,
        position: { lat, lng },
        marker: null,
        count: properties.count,
      };
    const marker = this.markers[properties.index] ?? null;
    return { id: marker?.id ?? '', position: marker?.position ?? { lat, lng }, marker, count: 1 };
  }
}

/** Markers as they are, those in view. */
export function inView(markers: readonly MapMarker[], { west, south, east, north }: MapBounds): Joined[] {
  const seen = markers.filter(
    ({ position: { lat, lng } }) => lng >= west && lng <= east && lat >= south && lat <= north,
  );
  return mostOf(
    seen.map((marker) => ({
      id: marker.id,
      position: marker.position,
      marker,
      count: marker.look.kind === 'group' ? marker.look.count : 1,
    })),
  );
}

/** The largest groups, should there be more than a map can bear. */
function mostOf(joined: Joined[]): Joined[] {
  return joined.length <= MOST ? joined : joined.sort((one, other) => other.count - one.count).slice(0, MOST);
}

function readGroup(id: string): { far: boolean; cluster: number } | null {
  const [, kind, cluster] = /^group:(far|close):(\d+)$/.exec(id) ?? [];
  return cluster === undefined ? null : { far: kind === 'far', cluster: Number(cluster) };
}
