import { useLingui } from '@lingui/react/macro';
import type { FrameRequest } from '@kvadrat/contracts/remote';
import { TABS, withPage } from './entries';
import { EntryLink } from './entry-link';
import { FRAME } from './frame-ids';
import { pageHasOwnBar } from './page-bar';
import styles from './tab-bar.module.css';

/** Navigation of small screens, in reach of the thumb. */
export function TabBar({ request }: { request: FrameRequest }) {
  const { t } = useLingui();
  return (
    <nav id={FRAME.tabs} className={styles.tabs} aria-label={t`Brza navigacija`} hidden={pageHasOwnBar(request.path)}>
      {withPage(TABS, request.paths).map((entry) => (
        <EntryLink
          key={entry.path}
          entry={entry}
          request={request}
          className={styles.tab}
          withGlyph
          wordClass={styles.word}
        />
      ))}
    </nav>
  );
}
