import type { Position } from 'geojson';
import type { AreaLook, MapArea } from '../map-provider';

type Shape = google.maps.Polygon | google.maps.Circle;

interface Look {
  token: '--sea' | '--accent';
  fillOpacity: number;
  strokeOpacity: number;
  strokeWeight: number;
}

/** As the style sheet of our own map has them. */
const LOOKS: Readonly<Record<AreaLook, Look>> = {
  drawn: { token: '--accent', fillOpacity: 0.14, strokeOpacity: 1, strokeWeight: 2.5 },
  travel: { token: '--sea', fillOpacity: 0.14, strokeOpacity: 1, strokeWeight: 2.5 },
  place: { token: '--sea', fillOpacity: 0.06, strokeOpacity: 0.8, strokeWeight: 2 },
  choice: { token: '--sea', fillOpacity: 0.05, strokeOpacity: 0.55, strokeWeight: 1.5 },
};
const HOVERED = { fillOpacity: 0.24, strokeOpacity: 1 };

/** Areas on a Google map, in the colours of the page. */
export class GoogleAreas {
  #areas: readonly MapArea[] = [];
  #shapes: Shape[] = [];

  constructor(
    private readonly maps: typeof google.maps,
    private readonly map: google.maps.Map,
    private readonly onPress: (id: string) => void,
  ) {}

  set(areas: readonly MapArea[]): void {
    this.clear();
    this.#areas = areas;
    this.#shapes = areas.map((area) => this.#draw(area));
  }

  /** After light became dark, or dark light. */
  repaint(): void {
    this.set(this.#areas);
  }

  clear(): void {
    for (const shape of this.#shapes) {
      this.maps.event.clearInstanceListeners(shape);
      shape.setMap(null);
    }
    this.#shapes = [];
  }

  #draw({ id, shape, look, pressable }: MapArea): Shape {
    const { token, ...strengths } = LOOKS[look];
    const color = getComputedStyle(this.map.getDiv()).getPropertyValue(token).trim();
    const options = { map: this.map, fillColor: color, strokeColor: color, clickable: pressable, ...strengths };
    const drawn =
      shape.kind === 'circle'
        ? new this.maps.Circle({ ...options, center: shape.center, radius: shape.radius })
        : new this.maps.Polygon({
            ...options,
            paths: ringsOf(shape.geometry).map((ring) => ring.map(([lng = 0, lat = 0]) => ({ lat, lng }))),
          });
    if (!pressable) return drawn;
    drawn.addListener('click', () => {
      this.onPress(id);
    });
    drawn.addListener('mouseover', () => {
      drawn.setOptions(HOVERED);
    });
    drawn.addListener('mouseout', () => {
      drawn.setOptions(strengths);
    });
    return drawn;
  }
}

function ringsOf(
  geometry: { type: 'Polygon'; coordinates: Position[][] } | { type: 'MultiPolygon'; coordinates: Position[][][] },
): Position[][] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}
