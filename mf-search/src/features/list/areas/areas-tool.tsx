import { useRemote } from '@kvadrat/remote-kit';
import { MAP_TOOL_ZOOM } from '@kvadrat/contracts/constants';
import type { SearchCriteria, SearchNotice } from '@kvadrat/contracts/search';
import { IconButton, Switch, UndoIcon } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import { useListMap } from '../map/screen/list-map-context';
import { Notices } from '../notices';
import { AreaFoot } from './area-foot';
import { countShapes, isEmpty, MOST_SHAPES, rounded } from './areas';
import { CirclePanel } from './circle-panel';
import { DrawingBar } from './drawing-bar';
import { DrawPanel, withShape } from './draw-panel';
import type { Origin } from './people';
import type { PointNames } from './point-names';
import { ToolPanel } from './tool-panel';
import { TOOLS, ToolTabs, type AreaTool } from './tool-tabs';
import { TravelPanel } from './travel-panel';
import { useAreaPoints } from './use-area-points';
import { useAreaSetting } from './use-area-setting';
import { useDrawing } from './use-drawing';
import { useFirstLook } from './use-first-look';
import { usePicking } from './use-picking';
import { useToolMap } from './use-tool-map';
import styles from './areas.module.css';

const TITLES = { draw: msg`Nacrtaj područje`, circle: msg`Krug na karti`, travel: msg`Vrijeme putovanja` } as const;
const AREA_PARAMETERS = ['vrt', 'centro', 'raggio', 'travel'];

export interface AreasToolProps {
  first: AreaTool;
  criteria: SearchCriteria;
  pointNames: PointNames;
  /** Of the searched place; empty for the whole country. */
  placeLabel: string;
  notices: readonly SearchNotice[];
  /** Shows the ads of a search: one step, which Back takes back. */
  go: (criteria: SearchCriteria) => void;
}

/**
 * Where to look, drawn, around a point or by travel time. What is set stands in the address once its
 * ads are wanted; until then it is a draft that closing throws away.
 */
export function AreasTool({ first, criteria, pointNames, placeLabel, notices, go }: AreasToolProps): ReactElement {
  const { t, i18n } = useLingui();
  const { report } = useRemote();
  const { map, setTool: giveMap } = useListMap();
  const onClose = (): void => giveMap(null);
  const panel = useRef<HTMLElement>(null);
  const [tool, setTool] = useState(first);
  const setting = useAreaSetting(criteria);
  const { draft, people, setPeople, areas, paint, next, keepPlace, setKeepPlace } = setting;
  const { shapes, change, undo } = draft;
  const [circleName, setCircleName] = useState<Origin | null>(null);
  const drawing = useDrawing(map, (error) => report(error, { part: 'drawing' }));
  const { picking, pick, forget } = usePicking(tool, people, shapes, drawing);
  const points = useAreaPoints(people, shapes.circle);
  useToolMap(map, {
    zoom: tool === 'draw' ? MAP_TOOL_ZOOM.draw : MAP_TOOL_ZOOM.distance,
    areas: drawing.progress?.act === 'edit' ? [] : paint.areas,
    points,
    follow: tool !== 'draw',
    panel,
    onPress: picking === null ? null : (position) => {
      const origin = { center: rounded(position), name: null };
      forget();
      if (tool === 'circle') change({ ...shapes, circle: { center: origin.center, radius: shapes.circle?.radius ?? 2000 } });
      else setPeople(people.map((person, index) => (index === picking ? { ...person, origin } : person)));
    },
  });

  const draw = (mode: 'freehand' | 'polygon'): void => {
    drawing.start(mode, (shape) => change(withShape(shapes, shape)));
    focusMap(panel.current);
  };
  useFirstLook(map, { first, shapes, painted: paint.areas, panel, draw });
  const own = notices.filter(({ parameter }) => AREA_PARAMETERS.includes(parameter));
  const hasPlace = criteria.place !== null || Object.keys(criteria.placeIds).length > 0;
  return (
    <ToolPanel
      panel={panel}
      id="alat-karte"
      title={i18n._(TITLES[tool])}
      actions={tool !== 'travel' && <IconButton label={t`Poništi zadnju promjenu`} disabled={undo === null || drawing.progress !== null} onClick={() => undo?.()}><UndoIcon /></IconButton>}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        if (drawing.progress === null) onClose();
        else drawing.cancel();
      }}
    >
      {drawing.progress !== null ? (
        <DrawingBar progress={drawing.progress} drawing={drawing} onSwitch={(mode) => draw(mode === 'polygon' ? 'polygon' : 'freehand')} />
      ) : (
        <>
          <ToolTabs
            tools={TOOLS}
            value={tool}
            onChange={(chosen) => {
              forget();
              setTool(chosen);
            }}
          />
          <div className={styles.body}>
            {own.length > 0 && <Notices notices={own} unknownPlace={null} />}
            {tool === 'draw' && <DrawPanel draft={draft} drawing={drawing} onDraw={draw} mapped={map !== null} pointNames={pointNames} />}
            {tool === 'circle' && (
              countShapes(shapes) >= MOST_SHAPES && shapes.circle === null
                ? <p className={styles.hint}><Trans>Područja može biti najviše {MOST_SHAPES}.</Trans></p>
                : <CirclePanel draft={draft} drawing={drawing} picking={picking !== null} onPick={map && (() => pick(0))} circleName={circleName} onName={setCircleName} />
            )}
            {tool === 'travel' && <TravelPanel people={people} onChange={setPeople} reaches={paint.reaches} apart={paint.apart} picking={picking} onPick={map && pick} />}
            {hasPlace && placeLabel !== '' && !isEmpty(areas) && (
              <Switch label={t`Samo u mjestu: ${placeLabel}`} checked={keepPlace} onChange={(event) => setKeepPlace(event.target.checked)} />
            )}
          </div>
          <AreaFoot setting={setting} title={i18n._(TITLES[tool])} onApply={() => { go(next); onClose(); }} />
        </>
      )}
    </ToolPanel>
  );
}

/** Whoever draws by keyboard has the keys on the map. */
function focusMap(panel: HTMLElement | null): void {
  panel?.closest('[data-map-tool]')?.parentElement?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}
