import { useFormat, useHref, useRemote } from '@kvadrat/remote-kit';
import type { Suggestion } from '@kvadrat/contracts/api';
import { Combobox, cx } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { memo, useState, type ReactElement } from 'react';
import { withPlace, type FormPlaces } from '../lib/form-place';
import { recentPlaces, type RecentPlace } from '../lib/recent-places';
import { useSuggestions } from '../lib/use-suggestions';
import { PlaceTokens } from './place-tokens';
import styles from './place-field.module.css';

interface PlaceOption {
  id: string;
  label: string;
  detail: string;
  note?: string;
  /** Null for an ad, which is opened. */
  place: RecentPlace | null;
  url: string;
}

/**
 * Place box with suggestions: several places as tokens, the last ones while nothing is typed, ads by their reference.
 * Without scripts its text goes along as `mjesto`, and what is chosen by ids.
 */
export const PlaceField = memo(function PlaceField({
  value,
  onChange,
  hideLabel = false,
  className,
}: {
  value: FormPlaces;
  onChange: (value: FormPlaces) => void;
  hideLabel?: boolean;
  className?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { storage, navigate, openLayer } = useRemote();
  const format = useFormat();
  const href = useHref();
  const [used, setUsed] = useState(false);
  const { text, chosen } = value;
  const { found, failed } = useSuggestions(used ? text : '');
  // What a text was set to by the page asks for nothing; the server knows of no last places.
  const recent =
    used && text === '' ? recentPlaces.read(storage).filter(({ id }) => chosen.every((place) => place.id !== id)) : [];

  const optionOf = (suggestion: Suggestion): PlaceOption => {
    const { kind, id, label, word, context, count, url } = suggestion;
    const detail = context === null ? word : `${word}, ${context}`;
    return {
      id: `${kind}-${id}`,
      label,
      detail,
      ...(count === null ? {} : { note: format.number(count) }),
      place: placeOf(suggestion, detail),
      url,
    };
  };
  const options: PlaceOption[] =
    text === ''
      ? recent.map((place) => ({ id: `place-${place.id}`, label: place.label, detail: place.detail, place, url: '' }))
      : (found ?? []).map(optionOf);
  const status = (): string => {
    if (failed) return t`Prijedlozi trenutačno nisu dostupni. Mjesto možete upisati sami.`;
    if (text === '' || found === null) return '';
    return found.length === 0 ? t`Nema mjesta s takvim imenom.` : t`Broj prijedloga: ${found.length}`;
  };

  return (
    <div className={cx(hideLabel && styles.labelHidden, className)} onFocus={() => setUsed(true)}>
      <Combobox
        label={t`Mjesto`}
        name="mjesto"
        text={text}
        placeholder={chosen.length === 0 ? t`Grad, kvart ili županija` : t`Dodaj mjesto`}
        onTextChange={(typed) => onChange({ text: typed, chosen })}
        options={options}
        onSelect={({ place, url }) => {
          if (place === null) return navigate(href(url));
          recentPlaces.keep(storage, place);
          onChange({ text: '', chosen: withPlace(chosen, place) });
        }}
        listLabel={text === '' ? t`Nedavna mjesta` : t`Prijedlozi mjesta`}
        clearLabel={t`Obriši mjesto`}
        status={status()}
        sheetLabel={t`Natrag na pretragu`}
        onSheet={openLayer}
        onErase={() => chosen.length > 0 && onChange({ text, chosen: chosen.slice(0, -1) })}
        {...(chosen.length === 0
          ? {}
          : {
              tokens: (
                <PlaceTokens
                  chosen={chosen}
                  onRemove={(gone) => onChange({ text, chosen: chosen.filter(({ id }) => id !== gone) })}
                />
              ),
            })}
      />
    </div>
  );
});

function placeOf({ id, label, path, level, within }: Suggestion, detail: string): RecentPlace | null {
  return path === null || level === null ? null : { id, label, path, level, within, detail };
}
