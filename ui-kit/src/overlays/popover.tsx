import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { cx } from '../base/cx';
import { placePopover } from './place-popover';
import styles from './popover.module.css';

/** What the control that opens a popover has to carry. */
export interface PopoverTrigger {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

/**
 * A small panel beside the control that opens it. It follows the control in the document, so Tab
 * goes from the one into the other; Escape, a press elsewhere and leaving by Tab close it.
 */
export function Popover({
  label,
  trigger,
  children,
  className,
}: {
  /** Name of the panel. */
  label: string;
  /** Makes the control, a button. */
  trigger: (props: PopoverTrigger) => ReactNode;
  /** Content of the panel; a function is given what closes it, with the focus back on the control. */
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string | undefined;
}): ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const anchor = root.current;
    if (!open || anchor === null || panel.current === null) return undefined;
    const place = placePopover(anchor, panel.current);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      // The content that had the focus is gone.
      if (document.activeElement === document.body) anchor.querySelector<HTMLElement>('[aria-controls]')?.focus();
    };
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const close = (): void => setOpen(false);

  return (
    <span
      ref={root}
      className={cx(styles.root, className)}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape' || event.isDefaultPrevented()) return;
        // One key, one step: a dialog around it stays.
        event.preventDefault();
        close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      {trigger({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      <div id={id} ref={panel} role="group" aria-label={label} hidden={!open} className={styles.panel}>
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </span>
  );
}
