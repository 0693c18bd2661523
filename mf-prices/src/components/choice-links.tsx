import { useHref } from '@kvadrat/remote-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './choice-links.module.css';
import { type GuideChoice, KIND_NAMES, OFFER_NAMES } from './guide-address';
import { useGuideTexts } from './use-guide-texts';

/** The other offers and kinds of the same page, as links: each is an address of its own. */
export function ChoiceLinks({
  choice,
  addressOf,
}: {
  choice: GuideChoice;
  addressOf: (choice: GuideChoice) => string;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { kinds, offers } = useGuideTexts();
  const link = (label: string, other: GuideChoice): ReactElement => {
    const current = other.kind === choice.kind && other.offer === choice.offer;
    return (
      <li key={label}>
        <a href={href(addressOf(other))} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      </li>
    );
  };
  return (
    <nav className={styles.choices} aria-label={t`Ponuda i vrsta`}>
      <ul>{OFFER_NAMES.map((offer) => link(offers[offer], { ...choice, offer }))}</ul>
      <ul>{KIND_NAMES.map((kind) => link(kinds[kind], { ...choice, kind }))}</ul>
    </nav>
  );
}
