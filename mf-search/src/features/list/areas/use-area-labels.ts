import { useFormat } from '@kvadrat/remote-kit';
import type { Circle, Travel } from '@kvadrat/contracts/search';
import type { TravelMode } from '@kvadrat/contracts/vocabulary';
import { useLingui } from '@lingui/react/macro';
import { pointKey, type PointNames } from './point-names';

export interface AreaLabels {
  /** `30 min autom: Bačvice` */
  travel: (travel: Travel) => string;
  /** `U krugu 1,5 km: Bačvice` */
  circle: (circle: Circle) => string;
}

/** Names areas that begin at a point, by the place it lies in where that is known. */
export function useAreaLabels(names: PointNames): AreaLabels {
  const { t } = useLingui();
  const format = useFormat();
  const reach = (mode: TravelMode, minutes: number): string => {
    switch (mode) {
      case 'car':
        return t`${minutes} min autom`;
      case 'bike':
        return t`${minutes} min biciklom`;
      case 'walk':
        return t`${minutes} min pješice`;
      case 'transit':
        return t`${minutes} min javnim prijevozom`;
    }
  };
  const from = (text: string, point: Travel['center']): string => {
    const place = names[pointKey(point)];
    return place === undefined ? text : `${text}: ${place}`;
  };
  return {
    travel: ({ center, minutes, mode }) => from(reach(mode, minutes), center),
    circle: ({ center, radius }) =>
      from(
        radius < 1000 ? t`U krugu ${format.number(radius)} m` : t`U krugu ${format.number(radius / 1000)} km`,
        center,
      ),
  };
}
