import { useRemote } from '@kvadrat/remote-kit';
import { MAP_TOOL_ZOOM } from '@kvadrat/contracts/constants';
import { searchUrl, type SearchCriteria, type SearchNotice } from '@kvadrat/contracts/search';
import { Button, CloseIcon, IconButton, Switch, UndoIcon } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useListMap } from '../map/screen/list-map-context';
import { Notices } from '../notices';
import { ApplyButton } from './apply-button';
import { countShapes, isEmpty, MOST_SHAPES, rounded, withAreas } from './areas';
import { CirclePanel } from './circle-panel';
import { CopyLink } from './copy-link';
import { DrawingBar } from './drawing-bar';
import { DrawPanel, withShape } from './draw-panel';
import { boundsOfAreas } from './painted-areas';
import { journeysOf, peopleOf, type Origin, type Person } from './people';
import type { PointNames } from './point-names';
import { TOOLS, ToolTabs, type AreaTool } from './tool-tabs';
import { TravelPanel } from './travel-panel';
import { useAreaDraft } from './use-area-draft';
import { useAreaPaint } from './use-area-paint';
import { useDrawing } from './use-drawing';
import { showAbove, useToolMap } from './use-tool-map';
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
 * Where to look, drawn, around a point or by travel time (R120, R133, R134). What is set stands in the address once its
 * ads are wanted; until then it is a draft that closing throws away.
 */
export function AreasTool({ first, criteria, pointNames, placeLabel, notices, go }: AreasToolProps): ReactElement {
  const { t, i18n } = useLingui();
  const { flags, report } = useRemote();
  const { map, setTool: giveMap } = useListMap();
  const onClose = (): void => giveMap(null);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [tool, setTool] = useState(first);
  const draft = useAreaDraft({ polygons: criteria.polygons, circle: criteria.circle });
  const [people, setPeople] = useState<Person[]>(() => peopleOf(criteria.travel));
  const [circleName, setCircleName] = useState<Origin | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const drawing = useDrawing(map, (error) => report(error, { part: 'drawing' }));

  const { shapes, change, undo } = draft;
  const areas = { ...shapes, travel: journeysOf(people) };
  const paint = useAreaPaint(areas);
  const hasPlace = criteria.place !== null || Object.keys(criteria.placeIds).length > 0;
  const [keepPlace, setKeepPlace] = useState(!isEmpty(criteria));
  const next = withAreas(criteria, areas, keepPlace);

  // With nothing set yet, the first press on the map sets it.
  const missing = people.findIndex(({ origin }) => origin === null);
  const unset = tool === 'travel' ? (missing === -1 ? null : missing) : tool === 'circle' && shapes.circle === null ? 0 : null;
  const picking = drawing.progress === null && tool !== 'draw' ? (asked ?? unset) : null;
  const origins = people.flatMap(({ origin }, index) => {
    if (origin === null) return [];
    // The name holds what is to be seen: who speaks to the browser says that.
    const text = people.length > 1 ? String(index + 1) : '';
    return [{ id: `person-${index}`, position: origin.center, text, name: text === '' ? t`Polazište` : `${text}. ${t`Polazište`}` }];
  });
  useToolMap(map, {
    zoom: tool === 'draw' ? MAP_TOOL_ZOOM.draw : MAP_TOOL_ZOOM.distance,
    areas: drawing.progress?.act === 'edit' ? [] : paint.areas,
    points: shapes.circle === null ? origins : [...origins, { id: 'center', position: shapes.circle.center, text: '', name: t`Središte kruga` }],
    follow: tool !== 'draw',
    panel,
    onPress: picking === null ? null : (position) => {
      const origin = { center: rounded(position), name: null };
      setAsked(null);
      if (tool === 'circle') change({ ...shapes, circle: { center: origin.center, radius: shapes.circle?.radius ?? 2000 } });
      else setPeople(people.map((person, index) => (index === picking ? { ...person, origin } : person)));
    },
  });

  const draw = (mode: 'freehand' | 'polygon'): void => {
    drawing.start(mode, (shape) => change(withShape(shapes, shape)));
    focusMap(panel.current);
  };
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const touched = useRef(false);
  useEffect(() => {
    if (map === null || touched.current) return;
    touched.current = true;
    if (first !== 'draw') return;
    // Whoever comes to draw can begin at once; what is drawn already is not to lie under the panel.
    const bounds = boundsOfAreas(paint.areas);
    if (countShapes(shapes) === 0) draw(matchMedia('(pointer: coarse)').matches ? 'freehand' : 'polygon');
    else if (bounds !== null) void showAbove(map, panel.current, bounds);
  });

  const pick = (index: number): void => {
    drawing.cancel();
    setAsked(asked === index ? null : index);
  };
  const own = notices.filter(({ parameter }) => AREA_PARAMETERS.includes(parameter));
  return (
    <section
      ref={panel}
      className={styles.tool}
      aria-labelledby="alat-karte"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        if (drawing.progress === null) onClose();
        else drawing.cancel();
      }}
    >
      <header className={styles.head}>
        <h2 id="alat-karte" ref={heading} tabIndex={-1}>{i18n._(TITLES[tool])}</h2>
        {tool !== 'travel' && (
          <IconButton label={t`Poništi zadnju promjenu`} disabled={undo === null || drawing.progress !== null} onClick={() => undo?.()}><UndoIcon /></IconButton>
        )}
        <IconButton label={t`Odustani`} onClick={onClose}><CloseIcon /></IconButton>
      </header>
      {drawing.progress !== null ? (
        <DrawingBar progress={drawing.progress} drawing={drawing} onSwitch={(mode) => draw(mode === 'polygon' ? 'polygon' : 'freehand')} />
      ) : (
        <>
          <ToolTabs
            tools={TOOLS}
            value={tool}
            onChange={(chosen) => {
              setAsked(null);
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
          <footer className={styles.foot}>
            {!isEmpty(areas) && (
              <>
                <Button kind="plain" small onClick={() => { change({ polygons: [], circle: null }); setPeople(peopleOf([])); }}><Trans>Obriši</Trans></Button>
                <CopyLink title={i18n._(TITLES[tool])} path={searchUrl(next, flags)} />
              </>
            )}
            <ApplyButton address={searchUrl(next, flags)} onApply={() => { go(next); onClose(); }} />
          </footer>
        </>
      )}
    </section>
  );
}

/** Whoever draws by keyboard has the keys on the map. */
function focusMap(panel: HTMLElement | null): void {
  panel?.closest('[data-map-tool]')?.parentElement?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}
