import { useRemote } from '@kvadrat/remote-kit';
import type { PlacePart } from '@kvadrat/contracts/api';
import { MAP_TOOL_ZOOM } from '@kvadrat/contracts/constants';
import { searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import type { MapArea } from '@kvadrat/map-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { Tiles } from '../../../components/tiles';
import { placeParameter, placesInAddress, withPlace, type FormPlace } from '../../../lib/form-place';
import { NO_VIEW } from '../../../lib/search-form';
import { useFormat } from '../../../lib/use-format';
import { useListMap } from '../map/screen/list-map-context';
import { ApplyButton } from './apply-button';
import { boundsOf } from './areas';
import { ToolPanel } from './tool-panel';
import { usePlaceParts } from './use-place-parts';
import { showAbove, useToolMap, type ToolPoint } from './use-tool-map';
import styles from './areas.module.css';

export interface PartsToolProps {
  /** The place whose parts are chosen of. */
  whole: FormPlace;
  /** Where the search looks. */
  places: readonly FormPlace[];
  criteria: SearchCriteria;
  /** Goes to the list of a search. */
  go: (criteria: SearchCriteria) => void;
}

/**
 * Parts of a place picked on the map or of a list beside it, several at once; the list is the accessible equal. Where nobody
 * has the lines of a part, the map shows its point and the tool says so. Parts without ads of the search are left out.
 */
export function PartsTool({ whole, places, criteria, go }: PartsToolProps): ReactElement {
  const { t } = useLingui();
  const { flags } = useRemote();
  const format = useFormat();
  const { map, setTool } = useListMap();
  const onClose = (): void => setTool(null);
  const panel = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<readonly FormPlace[]>(() => places.filter(({ id }) => id !== whole.id));
  const { parts, isError } = usePlaceParts(whole, places, criteria);
  const isChosen = (id: number): boolean => chosen.some((place) => place.id === id);
  const toggle = (id: number): void => {
    const part = parts.find((other) => other.id === id);
    if (part === undefined) return;
    const { position: _position, shape: _shape, count: _count, ...place } = part;
    setChosen((now) => (now.some((other) => other.id === id) ? now.filter((other) => other.id !== id) : withPlace(now, place)));
  };
  const next: SearchCriteria = { ...criteria, ...NO_VIEW, ...placesInAddress(chosen.length === 0 ? [whole] : chosen), page: 1 };

  const { areas, points } = useMemo(() => {
    const ids = new Set(chosen.map(({ id }) => id));
    const nameOf = ({ id, label }: PlacePart): string => (ids.has(id) ? t`Odabrano: ${label}` : label);
    return {
      areas: parts.flatMap((part): MapArea[] =>
        part.shape === null ? [] : [{ id: String(part.id), shape: { kind: 'polygon', geometry: part.shape }, look: ids.has(part.id) ? 'drawn' : 'choice', name: nameOf(part), pressable: true }]),
      points: parts.flatMap((part): ToolPoint[] => (part.shape === null ? [{ id: String(part.id), position: part.position, text: ids.has(part.id) ? '✓' : '', name: nameOf(part), quiet: !ids.has(part.id) }] : [])),
    };
  }, [parts, chosen, t]);
  useToolMap(map, { zoom: MAP_TOOL_ZOOM.place, areas, points, follow: false, panel, onPress: null });

  const onPart = useRef(toggle);
  useEffect(() => {
    onPart.current = toggle;
  });
  useEffect(() => {
    if (map === null) return;
    const stops = [map.onAreaPress((id) => onPart.current(Number(id))), map.onMarkerPress((id) => onPart.current(Number(id)))];
    return () => stops.forEach((stop) => stop());
  }, [map]);
  useEffect(() => {
    // All of them are in sight when they come; after that the map is the visitor's.
    const bounds = boundsOf(parts.map(({ position }) => position));
    if (map !== null && bounds !== null) void showAbove(map, panel.current, bounds);
  }, [map, parts]);

  return (
    <ToolPanel
      panel={panel}
      id="alat-dijelovi"
      title={whole.label}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.body}>
        <div role="status">
          {isError && <p className={styles.hint}><Trans>Dijelove mjesta trenutačno ne možemo dohvatiti.</Trans></p>}
          {points.length > 0 && (
            <p className={styles.hint}>
              {areas.length === 0 ? <Trans>Granice ovih mjesta nemamo, pa ih karta pokazuje točkama.</Trans> : <Trans>Mjesta kojima nemamo granice karta pokazuje točkama.</Trans>}
            </p>
          )}
        </div>
        {parts.length > 0 && (
          <Tiles
            legend={t`Dijelovi mjesta`}
            tiles={parts.map(({ id, label, level, count }) => ({ name: placeParameter(level) ?? '', value: String(id), label, count: format.number(count), checked: isChosen(id), onChange: () => toggle(id) }))}
          />
        )}
      </div>
      <footer className={styles.foot}>
        <ApplyButton address={searchUrl(next, flags)} onApply={() => { go(next); onClose(); }} />
      </footer>
    </ToolPanel>
  );
}
