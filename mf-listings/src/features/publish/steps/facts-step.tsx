import { useWords } from '@kvadrat/remote-kit';
import {
  askedFacts,
  askedFeatures,
  featureField,
  kindOf,
  OWN_AD_FIELDS,
  type FactField,
} from '@kvadrat/contracts/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { EnergyChoice } from '../energy-choice';
import { Fact } from '../facts/fact';
import { Boxes } from '../fields';
import { PublishFrame, StepFrame } from '../publish-frame';
import styles from '../publish.module.css';
import { useStepForm, type StepProps } from '../use-step-form';

const AUCTION: readonly FactField[] = [
  'caseNumber',
  'auctionRound',
  'startsAt',
  'endsAt',
  'estimate',
  'lowestBid',
  'deposit',
];

/** What the property is like: only what its kind has is asked for. */
export function FactsStep(props: StepProps): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const step = useStepForm(props);
  const { draft } = props.data;
  const kind = kindOf(draft?.fields ?? {});
  const asked = askedFacts(kind);
  const features = askedFeatures(kind);
  const group = (names: readonly FactField[]): ReactElement[] =>
    asked.filter((name) => names.includes(name)).map((name) => <Fact key={name} name={name} step={step} />);
  return (
    <PublishFrame
      step="podaci"
      link={draft?.link ?? null}
      title={t`Podaci o nekretnini`}
      lead={<Trans>Pitamo samo ono što vaša vrsta nekretnine ima. Što ne znate, ostavite prazno.</Trans>}
    >
      <StepFrame
        props={props}
        step={step}
        hidden={{ ...kind }}
        fields={OWN_AD_FIELDS.podaci}
        next={<Trans>Nastavi na slike</Trans>}
      >
        <Group title={t`Površina i prostorije`}>
          {group([
            'surfaceNet',
            'surfaceGross',
            'surfacePlot',
            'rooms',
            'bedrooms',
            'bathrooms',
            'roomType',
            'roomRental',
            'coworkingType',
          ])}
        </Group>
        <Group title={t`Zgrada i stanje`}>
          {group(['floor', 'floors', 'yearBuilt', 'condition', 'heating', 'seaDistance', 'available', 'availableFrom'])}
        </Group>
        {asked.includes('energy') && <EnergyChoice step={step} />}
        {asked.includes('titleClear') && (
          <Group title={t`Vlasništvo i dozvole`}>{group(['titleClear', 'usePermit', 'legalized'])}</Group>
        )}
        {asked.includes('caseNumber') && <Group title={t`Dražba`}>{group(AUCTION)}</Group>}
        {features.length > 0 && (
          <Boxes
            step={step}
            legend={t`Što nekretnina ima`}
            boxes={features.map((feature) => ({ name: featureField(feature), label: word('features', feature) }))}
          />
        )}
      </StepFrame>
    </PublishFrame>
  );
}

function Group({ title, children }: { title: string; children: readonly ReactElement[] }): ReactElement | null {
  return children.length === 0 ? null : (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}
