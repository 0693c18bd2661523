import { useLingui } from '@lingui/react/macro';
import type { MapArea } from '@kvadrat/map-kit';
import { useMemo } from 'react';
import type { Areas } from './areas';
import { paintedAreas } from './painted-areas';
import { useIsochrones, type Reach } from './use-isochrones';
import { useMeeting } from './use-meeting';

export interface AreaPaint {
  areas: MapArea[];
  /** Of each journey, in their order. */
  reaches: Reach[];
  /** Two journeys with no place that both lead to. */
  apart: boolean;
}

/** Areas of a search as its map paints them; travel times are asked for. */
export function useAreaPaint({ polygons, circle, travel }: Areas): AreaPaint {
  const { t } = useLingui();
  const reaches = useIsochrones(travel);
  const meeting = useMeeting(reaches);
  const two = travel.length > 1;
  const [first = null, second = null] = reaches.map(({ isochrone }) => isochrone);
  const areas = useMemo(
    () =>
      paintedAreas({ polygons, circle }, [first, second], meeting, {
        drawn: t`Nacrtano područje`,
        circle: t`Krug na karti`,
        travel: (index) => (two ? t`Dokle stiže ${index + 1}. osoba` : t`Dokle se stiže`),
        meeting: t`Dokle stižu obje osobe`,
      }),
    [polygons, circle, first, second, meeting, two, t],
  );
  return { areas, reaches, apart: meeting !== null && meeting.coordinates.length === 0 };
}
