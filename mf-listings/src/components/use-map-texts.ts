import { useLingui } from '@lingui/react/macro';
import type { MapOptions } from '@kvadrat/map-kit';

/** What a map without groups says of how it is used. */
export function useMapTexts(): Omit<MapOptions['texts'], 'group'> {
  const { t } = useLingui();
  return {
    twoFingers: t`Kartu pomičite s dva prsta.`,
    holdToZoom: t`Za približavanje držite Ctrl i okrećite kotačić.`,
    zoomIn: t`Približi`,
    zoomOut: t`Udalji`,
    skip: t`Preskoči kartu`,
  };
}
