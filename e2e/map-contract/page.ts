/** Script of the suite's page: opens a map and writes down what it tells. */
import {
  createMap,
  type DrawnShape,
  type DrawSession,
  type MapChoice,
  type MapOptions,
  type MapProvider,
  type MapSettings,
} from '@kvadrat/map-kit';

/** What happened, in its order. */
export type Heard =
  | { on: 'idle'; cause: string; zoom: number; lat: number; lng: number }
  | { on: 'press'; lat: number; lng: number }
  | { on: 'marker'; id: string }
  | { on: 'hover'; id: string | null }
  | { on: 'area'; id: string }
  | { on: 'choice'; choice: MapChoice }
  | { on: 'progress'; corners: number; finishable: boolean }
  | { on: 'finish'; shape: DrawnShape }
  | { on: 'refuse'; reason: string }
  | { on: 'cancel' }
  | { on: 'closed' };

export type OpenOptions = Pick<MapOptions, 'center' | 'zoom' | 'minZoom' | 'maxZoom' | 'gestures'>;

declare global {
  interface Window {
    contract: Contract;
  }
}

class Contract {
  readonly heard: Heard[] = [];
  #map: MapProvider | null = null;
  #session: DrawSession | null = null;

  get map(): MapProvider {
    if (this.#map === null) throw new Error('no map is open');
    return this.#map;
  }

  get session(): DrawSession {
    if (this.#session === null) throw new Error('nothing is being drawn');
    return this.#session;
  }

  async open(options: OpenOptions, settings: MapSettings): Promise<void> {
    const element = document.querySelector('#map');
    if (!(element instanceof HTMLElement)) throw new Error('the page has no place for a map');
    const texts = {
      twoFingers: 'dva prsta',
      holdToZoom: 'Ctrl i kotačić',
      zoomIn: 'Približi',
      zoomOut: 'Udalji',
      skip: 'Preskoči kartu',
      group: (count: number) => ({ name: `${count} oglasa`, text: String(count) }),
    };
    const running = createMap(element, { ...options, texts, label: 'Karta', locale: 'hr' }, settings);
    running.onChoice((choice) => this.heard.push({ on: 'choice', choice }));
    const map = await running.provider;
    map.onIdle(({ zoom, center }, cause) => this.heard.push({ on: 'idle', cause, zoom, ...center }));
    map.onPress((position) => this.heard.push({ on: 'press', ...position }));
    map.onMarkerPress((id) => this.heard.push({ on: 'marker', id }));
    map.onMarkerHover((id) => this.heard.push({ on: 'hover', id }));
    map.onAreaPress((id) => this.heard.push({ on: 'area', id }));
    this.#map = map;
  }

  async draw(what: 'polygon' | 'freehand' | 'circle' | DrawnShape): Promise<void> {
    const listener = {
      onChange: (progress: { corners: number; finishable: boolean }) =>
        this.heard.push({ on: 'progress', ...progress }),
      onFinish: (shape: DrawnShape) => this.heard.push({ on: 'finish', shape }),
      onRefuse: (reason: string) => this.heard.push({ on: 'refuse', reason }),
      onCancel: () => this.heard.push({ on: 'cancel' }),
    };
    this.#session =
      typeof what === 'string' ? await this.map.startDraw(what, listener) : await this.map.startEdit(what, listener);
  }

  popup(lat: number, lng: number): void {
    const content = document.createElement('p');
    content.id = 'inside';
    content.textContent = 'Dva stana na ovoj adresi';
    this.#endPopup = this.map.openPopup(content, { lat, lng }, () => this.heard.push({ on: 'closed' }));
  }

  #endPopup = (): void => undefined;

  closePopup(): void {
    this.#endPopup();
  }
}

window.contract = new Contract();
