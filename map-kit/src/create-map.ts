import type { EmbeddedSources } from './embedded';
import type { GoogleFailure, GoogleSettings } from './google';
import type { MapOptions, MapProvider, Unsubscribe } from './map-provider';
import { StableMap } from './stable-map';
import { Subscribers } from './subscribers';

/** What the server says about maps (`/api-next/geography/map-settings/`). */
export interface MapSettings extends EmbeddedSources {
  /** The map to begin with. */
  provider: 'embedded' | 'google';
  google: GoogleSettings | null;
}

/** Which map runs and why: as the settings say, or because Google's failed. */
export interface MapChoice {
  kind: MapProvider['kind'];
  because: 'settings' | GoogleFailure;
}

export interface RunningMap {
  /** Stays the same when Google's map fails and our own takes its place; view, markers, areas and listeners are kept. */
  provider: Promise<MapProvider>;
  /** Told at the start as well. */
  onChoice: (listener: (choice: MapChoice) => void) => Unsubscribe;
}

/** Milliseconds until Google's map has to stand, once its script is there. */
const PATIENCE = 8000;

/**
 * Opens the map of the settings in an element that has a size: Google's where a key is set and it works, otherwise our
 * own. Each is a chunk of its own, and only the one that is shown is loaded.
 */
export function createMap(element: HTMLElement, options: MapOptions, settings: MapSettings): RunningMap {
  const choices = new Subscribers<[MapChoice]>();
  let last: MapChoice | null = null;
  const choose = (choice: MapChoice): void => {
    last = choice;
    choices.tell(choice);
  };
  const embedded = async (changed: Partial<MapOptions> = {}): Promise<MapProvider> => {
    const { createEmbeddedMap } = await import('./embedded');
    return createEmbeddedMap(element, { ...options, ...changed }, settings);
  };
  const ownMap = async (because: MapChoice['because']): Promise<MapProvider> => {
    const map = await embedded();
    choose({ kind: 'embedded', because });
    return new StableMap(map, options.gestures);
  };
  const open = async (): Promise<MapProvider> => {
    if (settings.provider === 'embedded' || settings.google === null) return ownMap('settings');
    const google = await openGoogle(element, options, settings.google);
    if (typeof google === 'string') return ownMap(google);
    const map = new StableMap(google.map, options.gestures);
    choose({ kind: 'google', because: 'settings' });
    google.onFailure((because) => {
      void map
        .exchange(({ center, zoom }, gestures) => embedded({ center, zoom, gestures }))
        .then(() => {
          choose({ kind: 'embedded', because });
        });
    });
    return map;
  };
  return {
    provider: open(),
    onChoice: (listener) => {
      if (last !== null) listener(last);
      return choices.add(listener);
    },
  };
}

interface OpenedGoogle {
  map: MapProvider;
  onFailure: (listener: (failure: GoogleFailure) => void) => Unsubscribe;
}

/** Google's map in an element of its own, or why there is none. */
async function openGoogle(
  element: HTMLElement,
  options: MapOptions,
  settings: GoogleSettings,
): Promise<OpenedGoogle | GoogleFailure> {
  const google = await import('./google').catch(() => null);
  if (google === null) return 'script';
  const script = google.loadGoogle(settings);
  const failed = script.failure();
  if (failed !== null) return failed;
  const frame = document.createElement('div');
  frame.style.cssText = 'position: absolute; inset: 0;';
  try {
    const maps = await script.ready;
    element.append(frame);
    const late = new Promise<never>((_, reject) => {
      script.onFailure((failure) => {
        reject(new google.GoogleError(failure));
      });
      setTimeout(() => {
        reject(new google.GoogleError('timeout'));
      }, PATIENCE);
    });
    const map = await Promise.race([google.createGoogleMap(frame, options, maps, settings.mapId), late]);
    return { map, onFailure: script.onFailure };
  } catch (error) {
    frame.remove();
    return error instanceof google.GoogleError ? error.failure : 'script';
  }
}
