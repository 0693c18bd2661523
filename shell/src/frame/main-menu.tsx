import { useLingui } from '@lingui/react/macro';
import type { FrameRequest } from '@kvadrat/contracts/remote';
import { NAVIGATION, PUBLISH, withPage } from './entries';
import { EntryLink } from './entry-link';
import { FRAME } from './frame-ids';
import { Glyph } from './glyph';
import styles from './main-menu.module.css';
import menu from './menu.module.css';

/** Where the header has no room for them: the parts of the portal in a sheet below its button; works without scripts. */
export function MainMenu({ request }: { request: FrameRequest }) {
  const { t } = useLingui();
  return (
    <details id={FRAME.menu} className={`${menu.menu} ${styles.narrow}`}>
      <summary className={`${menu.button} ${styles.button}`} aria-label={t`Izbornik`}>
        <Glyph name="menu" />
      </summary>
      <ul className={`${menu.sheet} ${styles.entries}`}>
        {withPage([...NAVIGATION, PUBLISH], request.paths).map((entry) => (
          <li key={entry.path}>
            <EntryLink entry={entry} request={request} />
          </li>
        ))}
      </ul>
    </details>
  );
}
