import { useState, type ReactElement } from 'react';
import { Checkbox, Options, RadioGroup, Segments, Switch } from '../../src';
import { Sample, State, type SamplesProps } from '../sample';

export function ChoiceSamples({ texts }: SamplesProps): ReactElement {
  const [offer, setOffer] = useState('sale');
  const [sort, setSort] = useState<string | null>('0');
  const [extras, setExtras] = useState<('lift' | 'balcony' | 'parking')[]>(['lift']);
  const sorts = texts.sort.options.map((label, index) => ({ value: String(index), label }));
  return (
    <>
      <Sample name="Checkbox">
        <State caption={texts.as.normal}>
          <Checkbox label={texts.terms.label} />
          <Checkbox label={texts.extras.balcony} hint={texts.mail.hint} defaultChecked />
          <Checkbox label={texts.extras.label} partly />
        </State>
        <State caption={texts.as.wrong}>
          <Checkbox label={texts.terms.label} error={texts.terms.wrong} />
        </State>
        <State caption={texts.as.off}>
          <Checkbox label={texts.extras.lift} disabled />
          <Checkbox label={texts.extras.parking} disabled defaultChecked />
        </State>
      </Sample>
      <Sample name="RadioGroup">
        <RadioGroup legend={texts.sort.label} name="sort" value={sort} onChange={setSort} options={sorts} />
        <State caption={texts.as.wrong}>
          <RadioGroup
            legend={texts.offer.label}
            name="wrong-offer"
            value={null}
            onChange={() => undefined}
            options={[
              { value: 'sale', label: texts.offer.sale, hint: texts.questions.costsAnswer },
              { value: 'rent', label: texts.offer.rent, disabled: true },
            ]}
            error={texts.terms.wrong}
          />
        </State>
      </Sample>
      <Sample name="Switch">
        <Switch label={texts.notify} />
        <Switch label={texts.notify} defaultChecked />
        <State caption={texts.as.off}>
          <Switch label={texts.notify} disabled />
        </State>
      </Sample>
      <Sample name="Segments">
        <Segments
          legend={texts.offer.label}
          name="offer"
          value={offer}
          onChange={setOffer}
          options={[
            { value: 'sale', label: texts.offer.sale },
            { value: 'rent', label: texts.offer.rent },
          ]}
        />
        <Segments
          legend={texts.sort.label}
          name="sort-segments"
          value="0"
          onChange={() => undefined}
          options={sorts.map((option, index) => ({ ...option, disabled: index === 2 }))}
        />
      </Sample>
      <Sample name="Options">
        <Options
          legend={texts.extras.label}
          name="extras"
          values={extras}
          onChange={setExtras}
          options={[
            { value: 'lift', label: texts.extras.lift, count: '37' },
            { value: 'balcony', label: texts.extras.balcony, count: '24' },
            { value: 'parking', label: texts.extras.parking, count: '0', disabled: true },
          ]}
        />
      </Sample>
    </>
  );
}
