import { useWords } from '@kvadrat/remote-kit';
import {
  askedFacts,
  askedFeatures,
  featureField,
  kindOf,
  OWN_AD_FIELDS,
  type FactField,
} from '@kvadrat/contracts/forms';
import { CONDITIONS, COWORKING_TYPES, HEATINGS, ROOM_RENTALS, ROOM_TYPES } from '@kvadrat/contracts/vocabulary';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { EnergyChoice } from '../energy-choice';
import { Boxes, CodeBox, NumberBox, TextBox, YesNoBox } from '../fields';
import { PublishFrame, StepFrame } from '../publish-frame';
import styles from '../publish.module.css';
import { useStepForm, type StepForm, type StepProps } from '../use-step-form';

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

/** One fact by the field that suits it. */
function Fact({ name, step }: { name: FactField; step: StepForm }): ReactElement | null {
  const { t } = useLingui();
  const word = useWords();
  switch (name) {
    case 'surfaceNet':
      return (
        <NumberBox
          step={step}
          name={name}
          label={t`Neto površina (m²)`}
          hint={t`Stambena, bez balkona i terasa.`}
          required
        />
      );
    case 'surfaceGross':
      return <NumberBox step={step} name={name} label={t`Bruto površina (m²)`} />;
    case 'surfacePlot':
      return <NumberBox step={step} name={name} label={t`Površina zemljišta (m²)`} />;
    case 'rooms':
      return <NumberBox step={step} name={name} label={t`Broj soba`} />;
    case 'bedrooms':
      return <NumberBox step={step} name={name} label={t`Spavaće sobe`} />;
    case 'bathrooms':
      return <NumberBox step={step} name={name} label={t`Kupaonice`} />;
    case 'floor':
      return <NumberBox step={step} name={name} label={t`Kat`} hint={t`Prizemlje je 0, suteren -1.`} />;
    case 'floors':
      return <NumberBox step={step} name={name} label={t`Katova u zgradi`} />;
    case 'yearBuilt':
      return <NumberBox step={step} name={name} label={t`Godina gradnje`} />;
    case 'condition':
      return (
        <CodeBox
          step={step}
          name={name}
          label={t`Stanje`}
          options={CONDITIONS.map((value) => ({ value, label: word('conditions', value) }))}
        />
      );
    case 'heating':
      return (
        <CodeBox
          step={step}
          name={name}
          label={t`Grijanje i hlađenje`}
          options={HEATINGS.map((value) => ({ value, label: word('heatings', value) }))}
        />
      );
    case 'roomType':
      return (
        <CodeBox
          step={step}
          name={name}
          label={t`Vrsta sobe`}
          options={ROOM_TYPES.map((value) => ({ value, label: word('roomTypes', value) }))}
          required
        />
      );
    case 'roomRental':
      return (
        <CodeBox
          step={step}
          name={name}
          label={t`Što se iznajmljuje`}
          options={ROOM_RENTALS.map((value) => ({ value, label: word('roomRentals', value) }))}
          required
        />
      );
    case 'coworkingType':
      return (
        <CodeBox
          step={step}
          name={name}
          label={t`Coworking`}
          hint={t`Samo ako iznajmljujete mjesto u zajedničkom uredu.`}
          options={COWORKING_TYPES.map((value) => ({ value, label: word('coworkingTypes', value) }))}
        />
      );
    case 'available':
      return <YesNoBox step={step} name={name} label={t`Slobodno odmah`} />;
    case 'availableFrom':
      return <TextBox step={step} name={name} type="date" label={t`Slobodno od`} />;
    case 'seaDistance':
      return <NumberBox step={step} name={name} label={t`Do mora pješice (m)`} />;
    case 'titleClear':
      return <YesNoBox step={step} name={name} label={t`Vlasništvo 1/1, bez tereta`} />;
    case 'usePermit':
      return <YesNoBox step={step} name={name} label={t`Uporabna dozvola`} />;
    case 'legalized':
      return <YesNoBox step={step} name={name} label={t`Legalizirano`} hint={t`Samo ako je građeno bez dozvole.`} />;
    case 'caseNumber':
      return <TextBox step={step} name={name} label={t`Broj predmeta`} required />;
    case 'auctionRound':
      return <NumberBox step={step} name={name} label={t`Koja dražba po redu`} required />;
    case 'startsAt':
      return <TextBox step={step} name={name} type="datetime-local" label={t`Početak`} required />;
    case 'endsAt':
      return <TextBox step={step} name={name} type="datetime-local" label={t`Kraj`} required />;
    case 'estimate':
      return <NumberBox step={step} name={name} label={t`Utvrđena vrijednost (€)`} required />;
    case 'lowestBid':
      return <NumberBox step={step} name={name} label={t`Najniža ponuda (€)`} required />;
    case 'deposit':
      return <NumberBox step={step} name={name} label={t`Jamčevina (€)`} required />;
    case 'energy':
      return null;
  }
}
