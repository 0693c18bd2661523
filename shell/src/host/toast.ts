import { TOAST } from '@kvadrat/contracts/constants';
import type { Toast, ToastAction } from '@kvadrat/contracts/remote';
import styles from './toast.module.css';

/**
 * The snackbar: errors interrupt a reader, the rest waits its turn. It leaves 5 s after
 * it is fully shown, later while it is pointed at or has the focus; a new text takes its place.
 */
export function createToast(): Toast {
  let leave: (() => void) | null = null;
  return (kind, text, action) => {
    leave?.();
    leave = show(kind, text, action);
  };
}

function show(kind: Parameters<Toast>[0], text: string, action: ToastAction | undefined): () => void {
  const element = document.createElement('div');
  element.className = `${styles.toast} ${styles[kind]}`;
  element.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  document.body.append(element);
  let timer: ReturnType<typeof setTimeout>;
  const later = (action: () => void, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const leave = (): void => {
    element.dataset['state'] = 'leaving';
    later(() => element.remove(), TOAST.leaveMs);
  };
  // The text comes after the empty region, or readers would not notice it.
  timer = setTimeout(() => {
    element.textContent = text;
    if (action !== undefined) element.append(actionButton(action, leave));
    element.dataset['state'] = 'shown';
    later(leave, TOAST.enterMs + TOAST.visibleMs);
    for (const pause of ['pointerenter', 'focusin']) element.addEventListener(pause, () => clearTimeout(timer));
    for (const resume of ['pointerleave', 'focusout'])
      element.addEventListener(resume, () => later(leave, TOAST.visibleMs));
  });
  return () => {
    clearTimeout(timer);
    element.remove();
  };
}

function actionButton({ label, run }: ToastAction, leave: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  button.addEventListener('click', () => {
    leave();
    run();
  });
  return button;
}
