import L from 'leaflet';
import type { MapArea } from '../map-provider';
import styles from './embedded-map.module.css';

/** Areas in the colours of the page, those that can be pressed with a name and a stop for the keyboard. */
export class AreaLayer {
  readonly #group = L.featureGroup();

  constructor(
    map: L.Map,
    private readonly onPress: (id: string) => void,
  ) {
    this.#group.addTo(map);
  }

  /** The keyboard stays on the area it is on: a part of a town is picked and let go by the same key. */
  set(areas: readonly MapArea[]): void {
    const { activeElement } = document;
    const held = activeElement instanceof SVGElement ? activeElement.dataset['area'] : undefined;
    this.#group.clearLayers();
    for (const area of areas) {
      const path = pathOf(area);
      this.#group.addLayer(path);
      const element = path.getElement();
      if (element === undefined) continue;
      if (!area.pressable) {
        element.setAttribute('aria-hidden', 'true');
        continue;
      }
      element.setAttribute('role', 'button');
      element.setAttribute('tabindex', '0');
      element.setAttribute('aria-label', area.name);
      if (element instanceof SVGElement) {
        element.dataset['area'] = area.id;
        if (area.id === held) element.focus({ preventScroll: true });
      }
      path.on('click', (event) => {
        L.DomEvent.stopPropagation(event);
        this.onPress(area.id);
      });
      element.addEventListener('keydown', (event) => {
        if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        event.stopPropagation();
        this.onPress(area.id);
      });
    }
  }
}

function pathOf({ shape, look, pressable }: MapArea): L.Path {
  const options: L.PathOptions = {
    className: [styles['area'], styles[look], pressable ? styles['pressable'] : ''].join(' '),
    interactive: pressable,
    pane: 'areas',
  };
  if (shape.kind === 'circle') return L.circle(shape.center, { ...options, radius: shape.radius });
  const { geometry } = shape;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return L.polygon(
    polygons.map((rings) => rings.map((ring) => ring.map(([lng = 0, lat = 0]) => L.latLng(lat, lng)))),
    options,
  );
}
