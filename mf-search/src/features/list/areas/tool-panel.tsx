import { CloseIcon, IconButton } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode, type RefObject } from 'react';
import styles from './areas.module.css';

/** Frame of a tool over the map; its heading names it and has the focus when it comes. */
export function ToolPanel({
  panel,
  id,
  title,
  actions,
  onClose,
  onKeyDown,
  children,
}: {
  panel: RefObject<HTMLElement | null>;
  /** Of the heading. */
  id: string;
  title: string;
  /** Stand before the button that closes. */
  actions?: ReactNode;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section ref={panel} className={styles.tool} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {actions}
        <IconButton label={t`Odustani`} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {children}
    </section>
  );
}
