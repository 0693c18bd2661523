import styles from './skip-link.module.css';

/** The way for the keyboard past a map: first thing in its element, leading behind its last. */
export function addSkipLink(root: HTMLElement, text: string): void {
  const end = document.createElement('span');
  end.tabIndex = -1;
  const skip = document.createElement('button');
  skip.type = 'button';
  skip.className = styles['skip'] ?? '';
  skip.textContent = text;
  skip.addEventListener('click', () => {
    end.focus();
  });
  root.prepend(skip);
  root.append(end);
}
