import {
  useId,
  useLayoutEffect,
  useRef,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../base/cx';
import { IconButton } from '../actions/button';
import { CloseIcon } from '../content/icon';
import { openDialog } from './open-dialog';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Somebody wants it closed: by the button, Escape or, where allowed, the backdrop. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in view below the content: what the dialog is there to do. */
  footer?: ReactNode;
  /** From 768 px on: in the middle, wide in the middle, or along the end of the window. Below, all are bottom sheets. */
  kind?: 'middle' | 'wide' | 'side';
  /** Whether a press beside the box closes it. Off by default: what was typed would be lost. */
  backdropCloses?: boolean;
  /** Off where a decision has to be made. */
  escapeCloses?: boolean;
  /**
   * The dialog asks for a password. Password managers put what they offer into the page beside the
   * dialog, where a modal one would let nobody reach it; so all that is there now is made inert
   * instead, and what comes later stays usable.
   */
  credentials?: boolean;
  /** Gets the focus first; the heading does otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where it stands in the document; a remote gives its `portalRoot`. */
  container?: Element | null;
}

/**
 * A native `<dialog>` with its box inside: the element itself is the backdrop. It is in the document
 * while it is open, and gives the focus back to where it was.
 */
export function Dialog({ open, container, ...rest }: DialogProps): ReactElement | null {
  if (!open) return null;
  const dialog = <OpenDialog {...rest} />;
  return container === undefined || container === null ? dialog : <>{createPortal(dialog, container)}</>;
}

function OpenDialog(props: Omit<DialogProps, 'open' | 'container'>): ReactElement {
  const {
    onClose,
    title,
    closeLabel,
    children,
    footer,
    kind = 'middle',
    backdropCloses = false,
    escapeCloses = true,
    credentials = false,
    initialFocus,
  } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    if (dialog.current === null) return undefined;
    return openDialog(dialog.current, { modal: !credentials, focus: initialFocus?.current ?? heading.current });
  }, [credentials, initialFocus]);

  const wantClose = (): void => {
    if (escapeCloses) onClose();
  };
  const onPointerDown = (event: PointerEvent): void => {
    pressedBeside.current = event.target === event.currentTarget;
  };

  return (
    // The keys of a modal dialog come as `cancel`; here they are those of one that is not.
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-labelledby={id}
      className={cx(styles.dialog, styles[kind])}
      onCancel={(event) => {
        event.preventDefault();
        wantClose();
      }}
      onClose={(event) => {
        // A browser may close it in spite of us when Escape comes twice.
        if (!event.currentTarget.open) onClose();
      }}
      onKeyDown={(event) => {
        if (!credentials || event.key !== 'Escape' || event.isDefaultPrevented()) return;
        event.preventDefault();
        wantClose();
      }}
      onPointerDown={onPointerDown}
      onMouseDown={(event) => {
        // The focus stays where it is when somebody presses beside the box.
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onClick={(event) => {
        if (backdropCloses && pressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.box}>
        <header className={styles.head}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
