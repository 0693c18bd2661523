import { useHref } from '@kvadrat/remote-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { INFO_PATHS, PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import type { ReactElement } from 'react';
import { InfoBlockView } from './info-block-view';
import { INFO_TEXTS, infoTextOf, UPDATED } from './info-texts';
import styles from './info.module.css';

/** A page of information: way home, heading, contents, text, and the pages like it. */
export function InfoView({ route: { locale, path } }: { route: RouteLocation }): ReactElement {
  const { i18n, t } = useLingui();
  const href = useHref();
  const { title, lead, sections } = infoTextOf(path);
  const day = new Intl.DateTimeFormat(LOCALE_DETAILS[locale].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(UPDATED),
  );
  return (
    <div className={styles.page}>
      <ol className={styles.crumbs}>
        <li>
          <a href={href(PATHS.home)}>
            <Trans>Početna</Trans>
          </a>
        </li>
        <li aria-current="page">{i18n._(title)}</li>
      </ol>
      <header className={styles.head}>
        <h1>{i18n._(title)}</h1>
        <p className={styles.lead}>{i18n._(lead)}</p>
      </header>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="info-contents">
          <h2 id="info-contents">
            <Trans>Na ovoj stranici</Trans>
          </h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{i18n._(heading)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.prose}>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{i18n._(heading)}</h2>
              {blocks.map((block, index) => (
                <InfoBlockView key={index} block={block} />
              ))}
            </section>
          ))}
          <p className={styles.updated}>
            <Trans>Zadnja izmjena:</Trans> <time dateTime={UPDATED}>{day}</time>
          </p>
        </div>
      </div>
      <nav className={styles.more} aria-labelledby="info-more">
        <h2 id="info-more">
          <Trans>Povezane stranice</Trans>
        </h2>
        <ul>
          {Object.values(INFO_PATHS)
            .filter((other) => other !== path)
            .map((other) => {
              const text = INFO_TEXTS[other];
              return (
                <li key={other}>
                  <a href={href(other)}>{text === undefined ? t`Kontaktirajte nas` : i18n._(text.title)}</a>
                </li>
              );
            })}
        </ul>
      </nav>
    </div>
  );
}
