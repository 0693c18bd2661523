import { useWords } from '@kvadrat/remote-kit';
import { MAP_DISPLAYS } from '@kvadrat/contracts/vocabulary';
import { RadioGroup, useHydrated } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Place } from '../publish-frame';
import { useChoice } from '../use-choice';
import type { StepForm } from '../use-step-form';
import { PinMap } from './pin-map';

const ORDER: readonly string[] = ['marker', 'only_area', 'no_map'];

/** Hidden position of the pin; typed by nobody. */
interface Pin {
  lat: string;
  lng: string;
}

/** How exactly the ad stands on the map, and where. */
export function MapFields({
  step,
  around,
}: {
  step: StepForm;
  /** The place that was chosen. */
  around: { lat: number; lng: number } | null;
}): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const hints = useDisplayHints();
  const hydrated = useHydrated();
  const [display, setDisplay] = useChoice(step, 'mapDisplay', 'marker');
  const [pin, setPin] = useState<Pin>({ lat: step.initial['lat'] ?? '', lng: step.initial['lng'] ?? '' });
  return (
    <>
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
    </>
  );
}

/** What each choice shows to strangers. */
function useDisplayHints(): Readonly<Record<(typeof MAP_DISPLAYS)[number], string>> {
  const { t } = useLingui();
  return {
    marker: t`Oznaka na karti i adresa.`,
    only_area: t`Krug od 500 m, bez adrese; nekretnina je negdje u njemu.`,
    no_map: t`Samo ime mjesta.`,
  };
}
