import { useLingui } from '@lingui/react/macro';
import { localizedPath, LOCALES, LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import type { FrameRequest } from '@kvadrat/contracts/remote';
import { FRAME } from './frame-ids';
import { Glyph } from './glyph';
import styles from './language-menu.module.css';
import menu from './menu.module.css';

/** The nine languages in order, each for this very page; works without scripts. */
export function LanguageMenu({ request: { locale, path, search } }: { request: FrameRequest }) {
  const { t } = useLingui();
  return (
    <details id={FRAME.languages} className={menu.menu}>
      <summary
        className={`${menu.button} ${styles.button}`}
        aria-label={`${locale.toUpperCase()}, ${t`Jezik: ${LOCALE_DETAILS[locale].name}`}`}
      >
        <Glyph name="globe" small />
        {locale.toUpperCase()}
      </summary>
      <ul className={`${menu.sheet} ${styles.languages}`}>
        {LOCALES.map((other) => (
          <li key={other}>
            <a
              href={`${localizedPath(other, encodeURI(path))}${search}`}
              hrefLang={other}
              lang={other}
              aria-current={other === locale ? 'true' : undefined}
            >
              {LOCALE_DETAILS[other].name}
              {other === locale && <Glyph name="check" small />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
