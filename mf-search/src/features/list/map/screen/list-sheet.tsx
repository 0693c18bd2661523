import { DownIcon, UpIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './map.module.css';
import { nearestHeight, sheetHeights, stepFrom, type SheetHeight } from './sheet-heights';

/** Pixels a finger may tremble before it drags. */
const TREMBLE = 6;

/**
 * The list as a sheet over the map of a narrow screen: a strip, half or nearly all of the height. Drawn by the finger,
 * or pressed from height to height.
 * @param grip where the handle goes, inside the list
 * @param away whether something else needs the lower edge
 */
export function ListSheet({ list, grip, away }: { list: HTMLElement; grip: HTMLElement; away: boolean }): ReactElement {
  const [chosen, setChosen] = useState<SheetHeight>('peek');
  const [dragged, setDragged] = useState<number | null>(null);
  const from = useRef<{ y: number; height: number; moved: boolean } | null>(null);
  /** A drag ends in a click, which is none. */
  const wasDrag = useRef(false);
  const at = away ? 'peek' : chosen;
  const whole = (): number => list.parentElement?.clientHeight ?? 0;

  useLayoutEffect(() => {
    if (styles.sheet === undefined) return;
    const { sheet } = styles;
    list.classList.add(sheet);
    return () => list.classList.remove(sheet);
  }, [list]);
  useLayoutEffect(() => showHeight(list, away ? 'away' : at, dragged), [list, away, at, dragged]);
  // Of a sheet that lies low its head is in sight.
  useEffect(() => {
    if (at === 'peek') list.scrollTo({ top: 0, behavior: 'instant' });
  }, [list, at]);

  const take = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { y: event.clientY, height: list.clientHeight, moved: false };
    wasDrag.current = false;
  };
  const drag = ({ clientY }: PointerEvent): void => {
    const start = from.current;
    if (start === null || (!start.moved && Math.abs(clientY - start.y) < TREMBLE)) return;
    start.moved = true;
    wasDrag.current = true;
    const { peek, full } = sheetHeights(whole());
    setDragged(Math.min(full, Math.max(peek, start.height + start.y - clientY)));
  };
  const leave = (): void => {
    const start = from.current;
    from.current = null;
    if (start === null || !start.moved || dragged === null) return;
    setChosen(nearestHeight(dragged, dragged - start.height, whole()));
    setDragged(null);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setChosen(stepFrom(at, event.key === 'ArrowUp' ? 1 : -1));
  };

  return createPortal(
    <button
      type="button"
      className={styles.grip}
      aria-expanded={at !== 'peek'}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={leave}
      onPointerCancel={leave}
      onKeyDown={press}
      onClick={() => {
        if (!wasDrag.current) setChosen(at === 'full' ? 'peek' : stepFrom(at, 1));
        wasDrag.current = false;
      }}
    >
      {at === 'full' ? (
        <>
          <DownIcon />
          <Trans>Spusti popis</Trans>
        </>
      ) : (
        <>
          <UpIcon />
          <Trans>Podigni popis</Trans>
        </>
      )}
    </button>,
    grip,
  );
}

/** @param dragged pixels, while a finger has it; otherwise the style sheet knows */
function showHeight(list: HTMLElement, at: SheetHeight | 'away', dragged: number | null): () => void {
  list.dataset['height'] = at;
  list.style.setProperty('--sheet', dragged === null ? null : `${dragged}px`);
  return () => {
    delete list.dataset['height'];
    list.style.removeProperty('--sheet');
  };
}
