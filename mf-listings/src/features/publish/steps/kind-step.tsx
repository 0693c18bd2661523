import { useHostState, flagsAtom, useWords } from '@kvadrat/remote-kit';
import { OWN_AD_CATEGORIES, OWN_AD_FIELDS, ownAdTypologies } from '@kvadrat/contracts/forms';
import { isCategoryCode, MAP_DISPLAYS, SEARCHABLE_CONTRACTS, TYPOLOGY_CODES } from '@kvadrat/contracts/vocabulary';
import { RadioGroup, Select, TextField, useHydrated } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Place, PublishFrame, StepFrame } from '../publish-frame';
import { PinMap } from '../pin/pin-map';
import { PlaceBox } from '../place-box';
import styles from '../publish.module.css';
import { useChoice } from '../use-choice';
import { useStepForm, type StepProps } from '../use-step-form';
import { Continued } from '../continued';

/** Hidden position of the pin; typed by nobody. */
interface Pin {
  lat: string;
  lng: string;
}

/** What is offered, and where it is. */
export function KindStep(props: StepProps): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const hints = useDisplayHints();
  const step = useStepForm(props, { contract: '1', category: '1', mapDisplay: 'marker' });
  const { auctions } = useHostState(flagsAtom);
  const hydrated = useHydrated();
  const [contract, setContract] = useChoice(step, 'contract', '1');
  const [category, setCategory] = useChoice(step, 'category', '1');
  const [display, setDisplay] = useChoice(step, 'mapDisplay', 'marker');
  const [pin, setPin] = useState<Pin>({ lat: step.initial['lat'] ?? '', lng: step.initial['lng'] ?? '' });
  const [around, setAround] = useState<{ lat: number; lng: number } | null>(null);
  const code = Number(category);
  // Without scripts nothing can follow the category: all types stand there, and the rules say which do not fit.
  const typologies = hydrated && isCategoryCode(code) ? ownAdTypologies(code) : TYPOLOGY_CODES;
  const link = props.data.draft?.link ?? null;
  return (
    <PublishFrame
      step="vrsta-i-mjesto"
      link={link}
      title={t`Objavite oglas`}
      lead={
        <Trans>
          Oglas je besplatan i stoji 90 dana. Počnite odmah: račun trebate tek za slike i objavu, a sve što upišete čuva
          se usput.
        </Trans>
      }
    >
      {link === null && <Continued />}
      <StepFrame
        props={props}
        step={step}
        fields={OWN_AD_FIELDS['vrsta-i-mjesto']}
        next={<Trans>Nastavi na podatke</Trans>}
      >
        <Place name="contract">
          <RadioGroup
            legend={t`Što nudite?`}
            name="contract"
            value={contract}
            onChange={setContract}
            className={styles.inline}
            options={SEARCHABLE_CONTRACTS.filter((known) => known !== 14 || auctions).map((known) => ({
              value: String(known),
              label: word('contracts', known),
            }))}
            error={step.form.errorOf('contract')}
          />
        </Place>
        <div className={styles.pair}>
          <Place name="category">
            <Select
              label={t`Kategorija`}
              name="category"
              defaultValue={category}
              error={step.form.errorOf('category')}
              onChange={(event) => setCategory(event.target.value)}
              options={OWN_AD_CATEGORIES.filter((known) => known !== 14 || auctions).map((known) => ({
                value: String(known),
                label: word('categories', known),
              }))}
            />
          </Place>
          <Place name="typology">
            <Select
              // Another category has other types: the choice begins anew.
              key={hydrated ? category : ''}
              label={t`Vrsta nekretnine`}
              name="typology"
              defaultValue={step.initial['typology'] ?? ''}
              error={step.form.errorOf('typology')}
              options={[
                ...(typologies.length === 1 ? [] : [{ value: '', label: t`Odaberite` }]),
                ...typologies.map((known) => ({ value: String(known), label: word('typologies', known) })),
              ]}
            />
          </Place>
        </div>
        <PlaceBox step={step} isAbroad={category === '5'} onPosition={setAround} />
        <Place name="address">
          <TextField
            label={t`Ulica i kućni broj`}
            hint={t`Ne mora biti točan broj. Posjetitelji ga vide samo ako pokažete točan položaj.`}
            autoComplete="street-address"
            {...step.form.field('address')}
          />
        </Place>
        <Place name="mapDisplay">
          <RadioGroup
            legend={t`Što posjetitelji vide na karti?`}
            name="mapDisplay"
            value={display}
            onChange={setDisplay}
            options={MAP_DISPLAYS.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).map((known) => ({
              value: known,
              label: word('mapDisplays', known),
              hint: hints[known],
            }))}
            error={step.form.errorOf('mapDisplay')}
          />
        </Place>
        <input type="hidden" name="lat" value={pin.lat} />
        <input type="hidden" name="lng" value={pin.lng} />
        {hydrated && display !== 'no_map' && (
          <PinMap pin={pin} around={around} isArea={display === 'only_area'} onPin={setPin} />
        )}
      </StepFrame>
    </PublishFrame>
  );
}

const ORDER: readonly string[] = ['marker', 'only_area', 'no_map'];

/** What each choice shows to strangers. */
function useDisplayHints(): Readonly<Record<(typeof MAP_DISPLAYS)[number], string>> {
  const { t } = useLingui();
  return {
    marker: t`Oznaka na karti i adresa.`,
    only_area: t`Krug od 500 m, bez adrese; nekretnina je negdje u njemu.`,
    no_map: t`Samo ime mjesta.`,
  };
}
