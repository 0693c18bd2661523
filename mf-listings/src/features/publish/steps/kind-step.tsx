import { OWN_AD_FIELDS } from '@kvadrat/contracts/forms';
import { TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Place, PublishFrame, StepFrame } from '../publish-frame';
import { KindFields } from '../kind-fields';
import { MapFields } from '../pin/map-fields';
import { PlaceBox } from '../place-box';
import { useChoice } from '../use-choice';
import { useStepForm, type StepProps } from '../use-step-form';
import { Continued } from '../continued';

/** What is offered, and where it is. */
export function KindStep(props: StepProps): ReactElement {
  const { t } = useLingui();
  const step = useStepForm(props, { contract: '1', category: '1', mapDisplay: 'marker' });
  const [category, setCategory] = useChoice(step, 'category', '1');
  const [around, setAround] = useState<{ lat: number; lng: number } | null>(null);
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
        <KindFields step={step} category={category} onCategory={setCategory} />
        <PlaceBox step={step} isAbroad={category === '5'} onPosition={setAround} />
        <Place name="address">
          <TextField
            label={t`Ulica i kućni broj`}
            hint={t`Ne mora biti točan broj. Posjetitelji ga vide samo ako pokažete točan položaj.`}
            autoComplete="street-address"
            {...step.form.field('address')}
          />
        </Place>
        <MapFields step={step} around={around} />
      </StepFrame>
    </PublishFrame>
  );
}
