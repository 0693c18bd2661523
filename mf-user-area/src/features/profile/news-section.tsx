import { SendButton } from '@kvadrat/remote-kit/form';
import { Checkbox } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedFrame } from '../../components/own-forms/deed-frame';
import { OwnSection } from '../../components/own-forms/own-section';
import styles from '../../components/own-forms/own-section.module.css';
import { useDeedForm } from '../../components/own-forms/use-deed-form';
import { PushChoice } from './push-choice';
import type { ProfilePlace } from './profile-view';

const ticked = (choice: boolean): string => (choice ? '1' : '');

/** What may be sent to the person. */
export function NewsSection(place: ProfilePlace): ReactElement {
  const { t } = useLingui();
  const { communications, products, newsletter } = place.own;
  const { form, isBack } = useDeedForm(place, {
    deed: 'news',
    values: { communications: ticked(communications), products: ticked(products), newsletter: ticked(newsletter) },
  });
  return (
    <OwnSection title={<Trans>Obavijesti</Trans>}>
      <div className={styles.alone}>
        <DeedFrame place={place} deed="news" form={form} isBack={isBack}>
          <fieldset className={styles.choices}>
            <legend>
              <Trans>Birate što vam smijemo slati. Izbor možete promijeniti kad god želite.</Trans>
            </legend>
            <Checkbox label={t`Novosti o proizvodima Kvadrata`} {...form.box('products')} />
            <Checkbox label={t`Ponude Kvadrata i njegovih partnera`} {...form.box('communications')} />
            <Checkbox label={t`Bilten o tržištu nekretnina`} {...form.box('newsletter')} />
          </fieldset>
          <SendButton form={form} kind="outlined">
            <Trans>Spremi izbor</Trans>
          </SendButton>
        </DeedFrame>
      </div>
      <PushChoice />
    </OwnSection>
  );
}
