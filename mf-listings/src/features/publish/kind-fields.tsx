import { flagsAtom, useHostState, useWords } from '@kvadrat/remote-kit';
import { OWN_AD_CATEGORIES, ownAdTypologies } from '@kvadrat/contracts/forms';
import { isCategoryCode, SEARCHABLE_CONTRACTS, TYPOLOGY_CODES } from '@kvadrat/contracts/vocabulary';
import { RadioGroup, Select, useHydrated } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Place } from './publish-frame';
import styles from './publish.module.css';
import { useChoice } from './use-choice';
import type { StepForm } from './use-step-form';

/** Sale or rent, category and type: what else is asked follows from them. */
export function KindFields({
  step,
  category,
  onCategory,
}: {
  step: StepForm;
  category: string;
  onCategory: (category: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const { auctions } = useHostState(flagsAtom);
  const hydrated = useHydrated();
  const [contract, setContract] = useChoice(step, 'contract', '1');
  const code = Number(category);
  // Without scripts nothing can follow the category: all types stand there, and the rules say which do not fit.
  const typologies = hydrated && isCategoryCode(code) ? ownAdTypologies(code) : TYPOLOGY_CODES;
  return (
    <>
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
            onChange={(event) => onCategory(event.target.value)}
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
    </>
  );
}
