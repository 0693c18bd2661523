import { useHref } from '@kvadrat/remote-kit';
import { Chip } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { sentenceAddress } from './sentence-query';
import styles from './sentence.module.css';

const EXAMPLES = [
  msg`dvosoban stan u Splitu do 250.000 €, s balkonom`,
  msg`kuća s bazenom u Istri, najviše 500 m od mora`,
  msg`garsonijera u Zagrebu za najam do 500 €`,
  msg`stan 20 minuta autom od Rijeke, bez provizije`,
];

/** Sentences to begin with: links without scripts, with them they write themselves into the field. */
export function Examples({ onChoose }: { onChoose: (text: string) => void }): ReactElement {
  const { i18n } = useLingui();
  const href = useHref();
  return (
    <section className={styles.examples} aria-labelledby="primjeri">
      <h2 id="primjeri">
        <Trans>Na primjer</Trans>
      </h2>
      <ul>
        {EXAMPLES.map((example) => {
          const text = i18n._(example);
          return (
            <li key={example.id}>
              <Chip
                href={href(sentenceAddress({ text, without: [], place: null }))}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(text);
                }}
              >
                {text}
              </Chip>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
