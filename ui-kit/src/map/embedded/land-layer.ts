import L from 'leaflet';
import type { BasemapPatch } from './basemap';
import { tileBounds, type BasemapStore } from './basemap-store';
import { paintTile } from './paint-tile';
import { readPalette, type Palette } from './palette';

const SIZE = 256;

/** Land, sea and lines as canvas tiles. */
export class LandLayer extends L.GridLayer {
  readonly #painted = new Map<HTMLCanvasElement, L.Coords>();
  #palette: Palette | null = null;
  #frame = 0;
  readonly #stale = new Set<HTMLCanvasElement>();

  constructor(private readonly store: BasemapStore) {
    super({ tileSize: SIZE, updateWhenIdle: false, updateWhenZooming: false, keepBuffer: 1, className: 'leaflet-land' });
    this.on('tileunload', ({ tile }: L.TileEvent) => {
      if (tile instanceof HTMLCanvasElement) this.#painted.delete(tile);
    });
  }

  protected override createTile(coords: L.Coords): HTMLElement {
    const tile = L.DomUtil.create('canvas', 'leaflet-tile');
    const ratio = Math.min(2, devicePixelRatio);
    tile.width = Math.round(SIZE * ratio);
    tile.height = Math.round(SIZE * ratio);
    this.#painted.set(tile, coords);
    this.#paint(tile, coords);
    return tile;
  }

  /** Paints again what lies in a part of the map, or everything; once before the next frame. */
  refresh(bounds: BasemapPatch['bounds'] | null): void {
    for (const [tile, coords] of this.#painted) if (bounds === null || touches(coords, bounds)) this.#stale.add(tile);
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      for (const tile of this.#stale) {
        const coords = this.#painted.get(tile);
        if (coords !== undefined) this.#paint(tile, coords);
      }
      this.#stale.clear();
    });
  }

  /** Reads the colours again, as the page has turned dark or light. */
  recolor(): void {
    this.#palette = null;
    this.refresh(null);
  }

  override onRemove(map: L.Map): this {
    cancelAnimationFrame(this.#frame);
    return super.onRemove(map);
  }

  #paint(tile: HTMLCanvasElement, coords: L.Coords): void {
    const context = tile.getContext('2d', { alpha: false });
    if (context === null) return;
    this.#palette ??= readPalette(this._map.getContainer());
    const ratio = tile.width / SIZE;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paintTile(context, coords, SIZE, this.store, this.#palette);
  }
}

function touches(coords: L.Coords, [west, south, east, north]: BasemapPatch['bounds']): boolean {
  const box = tileBounds(coords);
  return west < box.east && east > box.west && south < box.north && north > box.south;
}
