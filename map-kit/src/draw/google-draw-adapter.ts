import type { TerraDrawExtend } from 'terra-draw';
import { TerraDrawGoogleMapsAdapter } from 'terra-draw-google-maps-adapter';
import type { LatLng } from '../map-provider';
import { fromItsStart, pointWith, type DrawAdapter } from './draw-surface';

type Config = ConstructorParameters<typeof TerraDrawGoogleMapsAdapter>[0];

/**
 * terra-draw's adapter without what our policy forbids (its cursor is a style element), with lines that may leave the
 * map, and with the map's own element where the inner one is not found.
 */
export class GoogleDrawAdapter extends TerraDrawGoogleMapsAdapter implements DrawAdapter {
  readonly #map: Config['map'];
  #callbacks: TerraDrawExtend.TerraDrawCallbacks | undefined;

  constructor(config: Config) {
    // Features of the page's own data layer are none of its business.
    super({ ...config, isolatedData: true });
    this.#map = config.map;
  }

  override register(callbacks: TerraDrawExtend.TerraDrawCallbacks): void {
    this.#callbacks = fromItsStart(callbacks, () => this._lastDrawEvent);
    super.register(this.#callbacks);
  }

  pointAt(position: LatLng, press: boolean): void {
    pointWith(this.#callbacks, this, position, press);
  }

  override setCursor(cursor: Parameters<TerraDrawGoogleMapsAdapter['setCursor']>[0]): void {
    this.#map.setOptions({ draggableCursor: cursor === 'unset' ? null : cursor });
  }

  override getLngLatFromEvent({ clientX, clientY }: MouseEvent): { lng: number; lat: number } {
    const { left, top } = this.#map.getDiv().getBoundingClientRect();
    return this.unproject(clientX - left, clientY - top);
  }

  override getMapEventElement(
    eventType?: Parameters<TerraDrawGoogleMapsAdapter['getMapEventElement']>[0],
  ): HTMLElement {
    // Whatever its type says, it is null where Google's page has changed.
    const inner: unknown = super.getMapEventElement(eventType);
    return inner instanceof HTMLElement ? inner : this.#map.getDiv();
  }
}
