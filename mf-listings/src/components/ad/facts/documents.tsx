import { useFormat, useWords } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { DOCUMENT_KINDS } from '@kvadrat/contracts/vocabulary';
import { DocIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './facts.module.css';

/** What the ad offers to read, by kind, with the size and language of each file. */
export function Documents({ documents }: { documents: ListingDetail['documents'] }): ReactElement | null {
  const { fileSize } = useFormat();
  const word = useWords();
  if (documents.length === 0) return null;
  const sorted = [...documents].sort((a, b) => DOCUMENT_KINDS.indexOf(a.kind) - DOCUMENT_KINDS.indexOf(b.kind));
  return (
    <section className={styles.section} aria-labelledby="datoteke">
      <h2 id="datoteke">
        <Trans>Dokumenti</Trans>
      </h2>
      <ul className={styles.documents}>
        {sorted.map(({ kind, path, mediaType, bytes, locale: language }) => (
          <li key={path}>
            <a href={path} type={mediaType} data-native {...(language === null ? {} : { hrefLang: language })}>
              <DocIcon />
              <span>
                <b>{word('documentKinds', kind)}</b>
                <span className={styles.file}>
                  {bytes === null ? 'PDF' : `PDF, ${fileSize(bytes)}`}
                  {language !== null && (
                    <>
                      , <span lang={LOCALE_DETAILS[language].intl}>{LOCALE_DETAILS[language].name}</span>
                    </>
                  )}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>Dokumente je priložio oglašivač. Otvaraju se kao PDF.</Trans>
      </p>
    </section>
  );
}
