/** Leaflet with empty tiles and nothing of ours, for measuring what the embedded map adds. */
import '@kvadrat/ui-kit/tokens.css';
import '@kvadrat/ui-kit/base.css';
import L from 'leaflet';

class EmptyTiles extends L.GridLayer {
  protected override createTile(): HTMLElement {
    return L.DomUtil.create('canvas', 'leaflet-tile');
  }
}

Reflect.set(globalThis, 'createPlainMap', (element: HTMLElement, center: L.LatLngLiteral, zoom: number) => {
  const map = L.map(element, { zoomControl: false, attributionControl: false, fadeAnimation: false }).setView(
    center,
    zoom,
  );
  map.addLayer(new EmptyTiles());
});
