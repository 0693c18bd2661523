import { useRemote } from '@kvadrat/build/remote';
import type { PlaceSuggestion } from '@kvadrat/contracts/api';
import { Combobox, cx } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { suggestPlaces } from '../lib/suggest-places';
import { useFormat } from '../lib/use-format';
import { useDebounced } from './use-debounced';
import styles from './place-field.module.css';

/** What the place field holds: the typed text, and the place once one was chosen. */
export interface PlaceValue {
  text: string;
  /** Path of the chosen place; null while the text is only typed, or empty. */
  path: string | null;
}

const DEBOUNCE_MS = 150;
const SHORTEST_QUERY = 2;

/** Place box with suggestions (R268). Without scripts its text goes along as `mjesto`. */
export function PlaceField({ value, onChange, hideLabel = false, className }: {
  value: PlaceValue;
  onChange: (value: PlaceValue) => void;
  hideLabel?: boolean;
  className?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { http, locale } = useRemote();
  const format = useFormat();
  const [typed, setTyped] = useState(false);
  const query = useDebounced(value.text.trim(), DEBOUNCE_MS);
  const wanted = typed && value.path === null && query.length >= SHORTEST_QUERY;
  const { data, isError } = useQuery({
    queryKey: ['places', query],
    queryFn: ({ signal }) => suggestPlaces(http, query, { locale, signal }),
    enabled: wanted,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const places = wanted && data !== undefined ? data : [];

  const detail = ({ kind, parent }: PlaceSuggestion): string => (parent === null ? kind : `${kind}, ${parent}`);
  const status = (): string => {
    if (!wanted) return '';
    if (isError) return t`Prijedlozi trenutačno nisu dostupni. Mjesto možete upisati sami.`;
    if (data === undefined) return '';
    return places.length === 0 ? t`Nema mjesta s takvim imenom.` : t`Broj prijedloga: ${places.length}`;
  };

  return (
    <Combobox
      label={t`Mjesto`}
      name="mjesto"
      text={value.text}
      placeholder={t`Grad, kvart ili županija`}
      onTextChange={(text) => {
        setTyped(true);
        onChange({ text, path: null });
      }}
      options={places.map((place) => ({
        id: String(place.id),
        label: place.label,
        detail: detail(place),
        note: format.number(place.count),
        path: place.path,
      }))}
      onSelect={({ label, path }) => onChange({ text: label, path })}
      listLabel={t`Prijedlozi mjesta`}
      clearLabel={t`Obriši mjesto`}
      status={status()}
      className={cx(hideLabel && styles.labelHidden, className)}
    />
  );
}
