import { useHref } from '@kvadrat/remote-kit';
import type { SentenceReading } from '@kvadrat/contracts/api';
import { CloseIcon, cx, UndoIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactElement } from 'react';
import { shownChips, type ShownChip } from './read-sentence';
import { sentenceAddress, type SentenceQuery } from './sentence-query';
import styles from './sentence.module.css';

export interface UnderstoodProps {
  reading: SentenceReading;
  query: SentenceQuery;
  onLeaveOut: (without: readonly string[]) => void;
  onMean: (place: string) => void;
  /** Shows the words of a chip in the sentence, to be changed there. */
  onEdit: (chip: ShownChip) => void;
}

/** What of a sentence was understood, each piece to be changed or left out, and what was not. */
export function Understood(props: UnderstoodProps): ReactElement {
  const { reading } = props;
  const { notUnderstood, contract } = reading;
  const understood = shownChips(reading);
  return (
    <>
      {understood.length > 0 && (
        <section aria-labelledby="razumjeli">
          <h2 id="razumjeli" className={styles.subtitle}>
            <Trans>Razumjeli smo</Trans>
          </h2>
          <ul className={styles.chips}>
            {contract?.said === false && (
              <li className={cx(styles.chip, styles.assumed)}>
                <b>{contract.label}</b>{' '}
                <span>
                  <Trans>ako ne kažete drukčije</Trans>
                </span>
              </li>
            )}
            {understood.map((chip) => (
              <OneChip key={chip.key + chip.label} chip={chip} {...props} />
            ))}
          </ul>
        </section>
      )}
      {understood.map(
        (chip) => (chip.others?.length ?? 0) > 0 && !chip.off && <WhichPlace key={chip.key} chip={chip} {...props} />,
      )}
      {notUnderstood.length > 0 && (
        <section aria-labelledby="nismo">
          <h2 id="nismo" className={styles.subtitle}>
            <Trans>Nismo razumjeli</Trans>
          </h2>
          <p className={styles.missed}>
            {notUnderstood.map(({ start, text }) => (
              <q key={start}>{text}</q>
            ))}
          </p>
          <p className={styles.small}>
            <Trans>
              Te riječi ne utječu na pretragu. Pokušajte ih reći drukčije ili ih dodajte poslije, u filtrima.
            </Trans>
          </p>
        </section>
      )}
    </>
  );
}

/** A link works without scripts too. */
function usePress(): (query: SentenceQuery, act: () => void) => { href: string; onClick: (event: MouseEvent) => void } {
  const href = useHref();
  return (query, act) => ({
    href: href(sentenceAddress(query)),
    onClick: (event) => {
      event.preventDefault();
      act();
    },
  });
}

function OneChip({ chip, query, onLeaveOut, onEdit }: UnderstoodProps & { chip: ShownChip }): ReactElement {
  const { t } = useLingui();
  const press = usePress();
  const { key, label, text, off, respelled } = chip;
  const without = off ? query.without.filter((other) => other !== key) : [...query.without, key];
  return (
    <li className={cx(styles.chip, off && styles.off)}>
      <button type="button" onClick={() => onEdit(chip)}>
        {off ? <s>{label}</s> : <b>{label}</b>} <q>{text}</q>
        {respelled !== undefined && (
          <small>
            <Trans>čitamo kao „{respelled}”</Trans>
          </small>
        )}
      </button>
      <a
        {...press({ ...query, without }, () => onLeaveOut(without))}
        aria-label={off ? t`Vrati: ${label}` : t`Ukloni: ${label}`}
      >
        {off ? <UndoIcon size="xs" /> : <CloseIcon size="xs" />}
      </a>
    </li>
  );
}

/** Several places have the name: the one most people mean is taken, the others are one press away. */
function WhichPlace({
  chip: { text, label, others = [], off },
  query,
  onMean,
}: UnderstoodProps & { chip: ShownChip }): ReactElement | null {
  const press = usePress();
  if (off) return null;
  return (
    <div className={styles.which}>
      <p>
        <Trans>
          Više mjesta zove se „{text}”. Tražimo: <b>{label}</b>. Mislite li na drugo?
        </Trans>
      </p>
      <ul className={styles.others}>
        {others.map((other) => (
          <li key={other.path}>
            <a {...press({ ...query, place: other.path }, () => onMean(other.path))}>{other.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
