import { useState, type ReactElement } from 'react';
import {
  Combobox,
  createFormat,
  EyeIcon,
  IconButton,
  NumberField,
  RangeField,
  Select,
  TextArea,
  TextField,
  type ComboboxOption,
} from '../../src';
import { Sample, State, type SamplesProps } from '../sample';

const PLACES: ComboboxOption[] = [
  { id: 'split', label: 'Split', detail: 'Splitsko-dalmatinska', note: '1.284' },
  { id: 'split-3', label: 'Split 3', detail: 'Split', note: '96' },
  { id: 'porec', label: 'Poreč', detail: 'Istarska', note: '412' },
  { id: 'primosten', label: 'Primošten', detail: 'Šibensko-kninska', note: '87' },
  { id: 'rovinj', label: 'Rovinj', detail: 'Istarska', note: '355' },
  { id: 'opatija', label: 'Opatija', detail: 'Primorsko-goranska', note: '298' },
  { id: 'hvar', label: 'Hvar', detail: 'Splitsko-dalmatinska', note: '141' },
  { id: 'zadar', label: 'Zadar', detail: 'Zadarska', note: '730' },
];

export function FieldSamples({ texts }: SamplesProps): ReactElement {
  const { number } = createFormat(texts.intl, { currency: 'EUR', timeZone: 'Europe/Zagreb' });
  return (
    <>
      <Sample name="TextField">
        <State caption={texts.as.hint}>
          <TextField label={texts.mail.label} hint={texts.mail.hint} type="email" autoComplete="email" />
        </State>
        <State caption={texts.as.wrong}>
          <TextField label={texts.mail.label} error={texts.mail.wrong} defaultValue="ana@" />
        </State>
        <State caption={texts.as.off}>
          <TextField label={texts.mail.label} disabled defaultValue="ana@primjer.hr" />
        </State>
        <PasswordSample texts={texts} />
      </Sample>
      <NumberSamples texts={texts} format={number} />
      <Sample name="Select">
        <State caption={texts.as.normal}>
          <Select label={texts.sort.label} options={sortOptions(texts)} />
        </State>
        <State caption={texts.as.wrong}>
          <Select label={texts.sort.label} options={sortOptions(texts)} error={texts.terms.wrong} />
        </State>
        <State caption={texts.as.off}>
          <Select label={texts.sort.label} options={sortOptions(texts)} disabled />
        </State>
      </Sample>
      <PlaceSample texts={texts} />
      <Sample name="TextArea">
        <TextArea label={texts.message} hint={texts.dialog.text} defaultValue={texts.long} />
        <TextArea label={texts.message} error={texts.terms.wrong} />
      </Sample>
    </>
  );
}

const sortOptions = ({ sort }: SamplesProps['texts']): { value: string; label: string }[] =>
  sort.options.map((label, index) => ({ value: String(index), label }));

function PasswordSample({ texts }: SamplesProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={texts.dialog.password}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      defaultValue="lozinka"
      end={
        <IconButton label={texts.dialog.password} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <EyeIcon />
        </IconButton>
      }
    />
  );
}

function NumberSamples({ texts, format }: SamplesProps & { format: (value: number) => string }): ReactElement {
  // The portal reads the number forms of all its languages; this is one of them.
  const tidy = (text: string): string =>
    /^[\d.,]+$/.test(text) ? format(Number(text.replaceAll('.', '').replace(',', '.'))) : text;
  const [from, setFrom] = useState(format(300_000));
  const [to, setTo] = useState(format(250_000));
  const ends = (name: string): Pick<Parameters<typeof RangeField>[0], 'from' | 'to'> => ({
    from: { label: texts.price.from, name: `${name}-from`, value: from, onChange: setFrom },
    to: { label: texts.price.to, name: `${name}-to`, value: to, onChange: setTo },
  });
  return (
    <Sample name="NumberField, RangeField">
      <State caption={texts.as.normal}>
        <NumberField label={texts.price.label} suffix="€" tidy={tidy} defaultValue={format(1_250_000.5)} />
      </State>
      <State caption={texts.as.normal}>
        <RangeField legend={texts.price.label} suffix="€" tidy={tidy} {...ends('a')} />
      </State>
      <State caption={texts.as.wrong}>
        <RangeField legend={texts.price.label} suffix="€" tidy={tidy} error={texts.price.wrong} {...ends('b')} />
      </State>
    </Sample>
  );
}

function PlaceSample({ texts }: SamplesProps): ReactElement {
  const [text, setText] = useState('');
  const options = text === '' ? [] : PLACES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <Sample name="Combobox" keys={`${texts.as.keys}: ${texts.keys.combobox}`}>
      <Combobox
        label={texts.place.label}
        name="place"
        text={text}
        placeholder="Split"
        onTextChange={setText}
        options={options}
        onSelect={({ label }) => setText(label)}
        listLabel={texts.place.list}
        clearLabel={texts.place.clear}
        status={text === '' ? '' : `${texts.place.count} ${options.length}`}
      />
      <State caption={texts.as.wrong}>
        <Combobox
          label={texts.place.label}
          name="wrong-place"
          text="Spilt"
          onTextChange={() => undefined}
          options={[]}
          onSelect={() => undefined}
          listLabel={texts.place.list}
          clearLabel={texts.place.clear}
          status=""
          error={texts.empty}
        />
      </State>
    </Sample>
  );
}
