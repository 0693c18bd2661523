import L from 'leaflet';
import type { BasemapPatch } from './basemap';
import { tileBounds, type BasemapStore } from './basemap-store';
import { LaterTiles } from './later-tiles';
import { paintTile } from './paint-tile';
import { readPalette, type Palette } from './palette';

const SIZE = 256;

/** Land, sea and lines as canvas tiles. */
export class LandLayer extends L.GridLayer {
  readonly #tiles = new Map<HTMLCanvasElement, L.Coords>();
  readonly #later = new LaterTiles<HTMLCanvasElement>();
  #zooming = false;
  #palette: Palette | null = null;
  #frame = 0;
  readonly #stale = new Set<HTMLCanvasElement>();

  constructor(private readonly store: BasemapStore) {
    super({
      tileSize: SIZE,
      updateWhenIdle: false,
      updateWhenZooming: false,
      keepBuffer: 1,
      className: 'leaflet-land',
    });
    this.on('tileunload', ({ tile }: L.TileEvent) => {
      if (!(tile instanceof HTMLCanvasElement)) return;
      this.#tiles.delete(tile);
      this.#later.drop(tile);
    });
  }

  override getEvents(): Record<string, L.LeafletEventHandlerFn> {
    const { zoomanim, ...events } = super.getEvents?.() ?? {};
    const whileZooming: L.LeafletEventHandlerFn = (event) => {
      this.#zooming = true;
      zoomanim?.call(this, event);
      this.#zooming = false;
    };
    return { ...events, ...(zoomanim === undefined ? {} : { zoomanim: whileZooming }) };
  }

  /** While the map zooms, the level it comes from stands in for tiles that are not painted yet: they may take turns with frames. */
  protected override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = L.DomUtil.create('canvas', 'leaflet-tile');
    const ratio = Math.min(2, devicePixelRatio);
    tile.width = Math.round(SIZE * ratio);
    tile.height = Math.round(SIZE * ratio);
    this.#tiles.set(tile, coords);
    if (this.#zooming) {
      this.#later.add(tile, () => {
        this.#paint(tile, coords);
        done(undefined, tile);
      });
    } else {
      this.#paint(tile, coords);
      // Leaflet knows the tile only after it was given it.
      L.Util.requestAnimFrame(() => {
        done(undefined, tile);
      });
    }
    return tile;
  }

  /** Paints again what lies in a part of the map, or everything; once before the next frame. */
  refresh(bounds: BasemapPatch['bounds'] | null): void {
    for (const [tile, coords] of this.#tiles)
      if (!this.#later.has(tile) && (bounds === null || touches(coords, bounds))) this.#stale.add(tile);
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      for (const tile of this.#stale) {
        const coords = this.#tiles.get(tile);
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
    this.#later.clear();
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
