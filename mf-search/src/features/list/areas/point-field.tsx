import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { Combobox, FieldError, IconButton, LocateIcon, PinIcon } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { skipToken, useQuery } from '@kvadrat/remote-kit/query';
import { useId, useState, type ReactElement } from 'react';
import { usePlaceSuggestions } from '../../../lib/use-place-suggestions';
import type { Origin } from './people';
import { usePosition } from './use-position';
import styles from './areas.module.css';

/** A point, by the name of a place, by the visitor's position or by a press on the map. */
export function PointField({
  label,
  origin,
  onChange,
  picking,
  onPick,
}: {
  label: string;
  origin: Origin | null;
  onChange: (origin: Origin | null) => void;
  /** Whether the next press on the map sets the point. */
  picking: boolean;
  /** Null while there is no map. */
  onPick: (() => void) | null;
}): ReactElement {
  const { t } = useLingui();
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const name = usePlaceName(origin);
  const choose = (chosen: Origin | null): void => {
    setTyped(null);
    onChange(chosen);
  };
  const position = usePosition((center) => choose({ center, name: null }));
  const { options, failed, status } = usePlaceSuggestions(typed ?? '', typed !== null);

  const problem = (): string | undefined => {
    if (position.state === 'denied')
      return t`Preglednik ne dopušta pristup lokaciji. Upišite mjesto ili ga odaberite na karti.`;
    if (position.state === 'unknown')
      return t`Vašu lokaciju nismo uspjeli odrediti. Upišite mjesto ili ga odaberite na karti.`;
    return failed ? t`Prijedlozi trenutačno nisu dostupni. Mjesto možete odabrati na karti.` : undefined;
  };

  return (
    <div className={styles.point}>
      <Combobox
        label={label}
        name="polaziste"
        text={typed ?? (origin === null ? '' : (name ?? t`Točka na karti`))}
        placeholder={t`Grad, kvart ili naselje`}
        onTextChange={(text) => {
          setTyped(text === '' ? null : text);
          // What is typed is no point before it is chosen.
          if (origin !== null) onChange(null);
        }}
        options={options}
        onSelect={({ label: chosen, place }) => choose({ center: place.position, name: chosen })}
        listLabel={t`Prijedlozi mjesta`}
        clearLabel={t`Obriši mjesto`}
        status={status}
        className={styles.pointBox}
      />
      <IconButton
        label={t`Moja lokacija`}
        className={styles.boxed}
        aria-busy={position.state === 'asking'}
        onClick={position.ask}
      >
        <LocateIcon />
      </IconButton>
      {onPick !== null && (
        <IconButton label={t`Odaberi na karti`} className={styles.boxed} aria-pressed={picking} onClick={onPick}>
          <PinIcon />
        </IconButton>
      )}
      <div className={styles.pointProblem} role="status">
        <FieldError id={problemId}>{problem()}</FieldError>
      </div>
    </div>
  );
}

/** The place a point lies in, asked for where nobody has said it. */
function usePlaceName(origin: Origin | null): string | null {
  const { http, locale } = useRemote();
  const address =
    origin === null || origin.name !== null ? null : apiAddress('geography/reverse', { ...origin.center, locale });
  const { data } = useQuery({
    queryKey: ['place-at', address],
    queryFn: address === null ? skipToken : ({ signal }) => http.get(address, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  return origin?.name ?? data?.label ?? null;
}
