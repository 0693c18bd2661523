import type { SearchCriteria, SearchNotice } from '@kvadrat/contracts/search';
import { Switch } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useListMap } from '../list-map-context';
import { Notices } from '../notices';
import { countShapes, isEmpty, MOST_SHAPES } from './areas';
import { CirclePanel } from './circle-panel';
import { DrawPanel } from './draw-panel';
import type { Origin } from './people';
import type { PointNames } from './point-names';
import type { AreaTool } from './tool-tabs';
import { TravelPanel } from './travel-panel';
import type { AreaSetting } from './use-area-setting';
import type { Drawing } from './use-drawing';
import type { Picking } from './use-picking';
import styles from './areas.module.css';

const AREA_PARAMETERS = ['vrt', 'centro', 'raggio', 'travel'];

/** What is set with the tool, and whether the search stays in its place. */
export function AreaToolBody({
  tool,
  setting,
  drawing,
  onDraw,
  picking: { picking, pick },
  criteria,
  pointNames,
  placeLabel,
  notices,
  circleName,
  onCircleName,
}: {
  tool: AreaTool;
  setting: AreaSetting;
  drawing: Drawing;
  onDraw: (mode: 'freehand' | 'polygon') => void;
  picking: Picking;
  criteria: SearchCriteria;
  pointNames: PointNames;
  placeLabel: string;
  notices: readonly SearchNotice[];
  /** What the visitor called the centre of the circle by. */
  circleName: Origin | null;
  onCircleName: (origin: Origin | null) => void;
}): ReactElement {
  const { t } = useLingui();
  const { map } = useListMap();
  const { draft, people, setPeople, areas, paint, keepPlace, setKeepPlace } = setting;
  const { shapes } = draft;
  const own = notices.filter(({ parameter }) => AREA_PARAMETERS.includes(parameter));
  const hasPlace = criteria.place !== null || Object.keys(criteria.placeIds).length > 0;
  return (
    <div className={styles.body}>
      {own.length > 0 && <Notices notices={own} unknownPlace={null} />}
      {tool === 'draw' && (
        <DrawPanel draft={draft} drawing={drawing} onDraw={onDraw} mapped={map !== null} pointNames={pointNames} />
      )}
      {tool === 'circle' &&
        (countShapes(shapes) >= MOST_SHAPES && shapes.circle === null ? (
          <p className={styles.hint}>
            <Trans>Područja može biti najviše {MOST_SHAPES}.</Trans>
          </p>
        ) : (
          <CirclePanel
            draft={draft}
            drawing={drawing}
            picking={picking !== null}
            onPick={map && (() => pick(0))}
            circleName={circleName}
            onName={onCircleName}
          />
        ))}
      {tool === 'travel' && (
        <TravelPanel
          people={people}
          onChange={setPeople}
          reaches={paint.reaches}
          apart={paint.apart}
          picking={picking}
          onPick={map && pick}
        />
      )}
      {hasPlace && placeLabel !== '' && !isEmpty(areas) && (
        <Switch
          label={t`Samo u mjestu: ${placeLabel}`}
          checked={keepPlace}
          onChange={(event) => setKeepPlace(event.target.checked)}
        />
      )}
    </div>
  );
}
