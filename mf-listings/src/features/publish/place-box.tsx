import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress, type PlaceSuggestion } from '@kvadrat/contracts/api';
import { TextField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { Place } from './publish-frame';
import type { StepForm } from './use-step-form';

const PAUSE_MS = 200;
/** In these lies no ad: they hold towns. */
const WIDE: readonly string[] = ['country', 'region', 'province', 'touristic_area'];

const textOf = ({ label, parent }: PlaceSuggestion): string => (parent === null ? label : `${label}, ${parent}`);

/** Whether somebody has written a place whole, or as much of what it lies in as one says: `Gripe, Split`. */
function isMeant(place: PlaceSuggestion, text: string): boolean {
  return textOf(place) === text || textOf(place).startsWith(`${text},`);
}

/** The place by its name, with suggestions of the browser's own list; without scripts it is a text. */
export function PlaceBox({
  step: { form, initial },
  isAbroad,
  onPosition,
}: {
  step: StepForm;
  isAbroad: boolean;
  /** Told where the map has to look. */
  onPosition: (position: { lat: number; lng: number }) => void;
}): ReactElement {
  const { t } = useLingui();
  const { http, locale } = useRemote();
  const id = useId();
  const [text, setText] = useState(initial['place'] ?? '');
  const [chosen, setChosen] = useState(initial['placeId'] ?? '');
  const [found, setFound] = useState<readonly PlaceSuggestion[]>([]);
  const tell = useRef(onPosition);
  useEffect(() => {
    if (isAbroad || text.trim().length < 2) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      http
        .get(apiAddress('geography/suggest', { query: text.split(',')[0] ?? '', locale }), { signal: stop.signal })
        .then((places) => {
          const near = places.filter(({ level }) => !WIDE.includes(level));
          setFound(near);
          const [same, other] = near.filter((place) => isMeant(place, text.trim()));
          if (same === undefined || other !== undefined) return;
          setChosen(String(same.id));
          tell.current(same.position);
        })
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [http, isAbroad, locale, text]);
  const { onChange, ...field } = form.field('place');
  return (
    <Place name="place">
      <TextField
        label={t`Mjesto ili kvart`}
        hint={isAbroad ? t`Mjesto i država, na primjer: Trst, Italija.` : t`Na primjer: Gripe, Split.`}
        list={id}
        required
        {...field}
        onChange={(event) => {
          void onChange?.(event);
          setText(event.target.value);
          setChosen('');
        }}
      />
      <datalist id={id}>
        {found.map((place) => (
          <option key={place.id} value={textOf(place)}>
            {place.kind}
          </option>
        ))}
      </datalist>
      <input type="hidden" name="placeId" value={isAbroad ? '' : chosen} />
    </Place>
  );
}
