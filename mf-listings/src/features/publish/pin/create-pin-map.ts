import type { MapSettings } from '@kvadrat/contracts/api';
import type { MapOptions, MapProvider } from '@kvadrat/map-kit';

/** Opens a map one can press; its code comes with it. */
export async function createPinMap(
  element: HTMLElement,
  {
    texts,
    ...view
  }: Pick<MapOptions, 'center' | 'zoom' | 'label' | 'locale'> & { texts: Omit<MapOptions['texts'], 'group'> },
  settings: MapSettings,
): Promise<MapProvider> {
  const { createMap } = await import('@kvadrat/map-kit');
  // One marker is no group.
  const group = (): { name: string; text: string } => ({ name, text: '' });
  const { label: name } = view;
  return createMap(
    element,
    { ...view, minZoom: 5, maxZoom: 18, gestures: 'cooperative', texts: { ...texts, group } },
    settings,
  ).provider;
}
