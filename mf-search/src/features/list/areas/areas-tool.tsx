import { useRemote } from '@kvadrat/remote-kit';
import type { SearchCriteria, SearchNotice } from '@kvadrat/contracts/search';
import { IconButton, UndoIcon } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import { useListMap } from '../list-map-context';
import { AreaFoot } from './area-foot';
import { AreaToolBody } from './area-tool-body';
import { DrawingBar } from './drawing-bar';
import { withShape } from './draw-panel';
import type { Origin } from './people';
import type { PointNames } from './point-names';
import { ToolPanel } from './tool-panel';
import { TOOLS, ToolTabs, type AreaTool } from './tool-tabs';
import { useAreaMap } from './use-area-map';
import { useAreaSetting } from './use-area-setting';
import { useDrawing } from './use-drawing';
import { useFirstLook } from './use-first-look';
import { usePicking } from './use-picking';

const TITLES = { draw: msg`Nacrtaj područje`, circle: msg`Krug na karti`, travel: msg`Vrijeme putovanja` } as const;

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
  const { i18n } = useLingui();
  const { report } = useRemote();
  const { map, setTool: giveMap } = useListMap();
  const onClose = (): void => giveMap(null);
  const panel = useRef<HTMLElement>(null);
  const [tool, setTool] = useState(first);
  const setting = useAreaSetting(criteria);
  const {
    draft: { shapes, change, undo },
    people,
    paint,
    next,
  } = setting;
  const [circleName, setCircleName] = useState<Origin | null>(null);
  const drawing = useDrawing(map, (error) => report(error, { part: 'drawing' }));
  const picking = usePicking(tool, people, shapes, drawing);
  useAreaMap({ tool, setting, drawing, panel, picking });

  const draw = (mode: 'freehand' | 'polygon'): void => {
    drawing.start(mode, (shape) => change(withShape(shapes, shape)));
    focusMap(panel.current);
  };
  useFirstLook(map, { first, shapes, painted: paint.areas, panel, draw });
  return (
    <ToolPanel
      panel={panel}
      id="alat-karte"
      title={i18n._(TITLES[tool])}
      actions={tool !== 'travel' && <UndoButton undo={drawing.progress === null ? undo : null} />}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        if (drawing.progress === null) onClose();
        else drawing.cancel();
      }}
    >
      {drawing.progress !== null ? (
        <DrawingBar
          progress={drawing.progress}
          drawing={drawing}
          onSwitch={(mode) => draw(mode === 'polygon' ? 'polygon' : 'freehand')}
        />
      ) : (
        <>
          <ToolTabs
            tools={TOOLS}
            value={tool}
            onChange={(chosen) => {
              picking.forget();
              setTool(chosen);
            }}
          />
          <AreaToolBody
            tool={tool}
            setting={setting}
            drawing={drawing}
            onDraw={draw}
            picking={picking}
            criteria={criteria}
            pointNames={pointNames}
            placeLabel={placeLabel}
            notices={notices}
            circleName={circleName}
            onCircleName={setCircleName}
          />
          <AreaFoot
            setting={setting}
            title={i18n._(TITLES[tool])}
            onApply={() => {
              go(next);
              onClose();
            }}
          />
        </>
      )}
    </ToolPanel>
  );
}

function UndoButton({ undo }: { undo: (() => void) | null }): ReactElement {
  const { t } = useLingui();
  return (
    <IconButton label={t`Poništi zadnju promjenu`} disabled={undo === null} onClick={() => undo?.()}>
      <UndoIcon />
    </IconButton>
  );
}

/** Whoever draws by keyboard has the keys on the map. */
function focusMap(panel: HTMLElement | null): void {
  panel
    ?.closest('[data-map-tool]')
    ?.parentElement?.querySelector<HTMLElement>('[tabindex="0"]')
    ?.focus({ preventScroll: true });
}
