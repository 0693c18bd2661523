import { useId, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

/**
 * Views of one thing in one place, as the ARIA authoring practices describe tabs that follow the
 * focus: one stop for Tab, arrows go round, Home and End to the ends. Views with addresses of their
 * own are links instead.
 */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
  className,
}: {
  label: string;
  tabs: readonly Tab[];
  /** Which one is shown; without it the component keeps that itself, beginning with the first. */
  selected?: string | undefined;
  onSelect?: (id: string) => void;
  className?: string | undefined;
}): ReactElement {
  const prefix = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;
  const select = (id: string): void => {
    setOwn(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = nextTab(
      event.key,
      tabs.findIndex(({ id }) => id === current),
      tabs.length,
    );
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined || next === null) return;
    event.preventDefault();
    select(tab.id);
    const button = event.currentTarget.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${prefix}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          aria-labelledby={`${prefix}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== current}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** Where a key leads in a ring of `count` tabs; null for keys that are not theirs. */
function nextTab(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
