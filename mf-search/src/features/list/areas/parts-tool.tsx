import { useFormat, useRemote } from '@kvadrat/remote-kit';
import { searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import { Tiles } from '../../../components/tiles';
import { placeParameter, placesInAddress, withPlace, type FormPlace } from '../../../lib/form-place';
import { NO_VIEW } from '../../../lib/search-form';
import { useListMap } from '../list-map-context';
import { ApplyButton } from './apply-button';
import { ToolPanel } from './tool-panel';
import { usePartsMap } from './use-parts-map';
import { usePlaceParts } from './use-place-parts';
import styles from './areas.module.css';

export interface PartsToolProps {
  /** The place whose parts are chosen of. */
  whole: FormPlace;
  /** Where the search looks. */
  places: readonly FormPlace[];
  criteria: SearchCriteria;
  /** Goes to the list of a search. */
  go: (criteria: SearchCriteria) => void;
}

/**
 * Parts of a place picked on the map or of a list beside it, several at once; the list is the accessible equal. Where nobody
 * has the lines of a part, the map shows its point and the tool says so. Parts without ads of the search are left out.
 */
export function PartsTool({ whole, places, criteria, go }: PartsToolProps): ReactElement {
  const { t } = useLingui();
  const { flags } = useRemote();
  const format = useFormat();
  const { setTool } = useListMap();
  const onClose = (): void => setTool(null);
  const panel = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<readonly FormPlace[]>(() => places.filter(({ id }) => id !== whole.id));
  const { parts, isError } = usePlaceParts(whole, places, criteria);
  const isChosen = (id: number): boolean => chosen.some((place) => place.id === id);
  const toggle = (id: number): void => {
    const part = parts.find((other) => other.id === id);
    if (part === undefined) return;
    const { position: _position, shape: _shape, count: _count, ...place } = part;
    setChosen((now) =>
      now.some((other) => other.id === id) ? now.filter((other) => other.id !== id) : withPlace(now, place),
    );
  };
  const next: SearchCriteria = {
    ...criteria,
    ...NO_VIEW,
    ...placesInAddress(chosen.length === 0 ? [whole] : chosen),
    page: 1,
  };

  const shown = usePartsMap({ parts, chosen, panel, onPart: toggle });

  return (
    <ToolPanel
      panel={panel}
      id="alat-dijelovi"
      title={whole.label}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.body}>
        <div role="status">
          {isError && (
            <p className={styles.hint}>
              <Trans>Dijelove mjesta trenutačno ne možemo dohvatiti.</Trans>
            </p>
          )}
          {shown.points > 0 && (
            <p className={styles.hint}>
              {shown.areas === 0 ? (
                <Trans>Granice ovih mjesta nemamo, pa ih karta pokazuje točkama.</Trans>
              ) : (
                <Trans>Mjesta kojima nemamo granice karta pokazuje točkama.</Trans>
              )}
            </p>
          )}
        </div>
        {parts.length > 0 && (
          <Tiles
            legend={t`Dijelovi mjesta`}
            tiles={parts.map(({ id, label, level, count }) => ({
              name: placeParameter(level) ?? '',
              value: String(id),
              label,
              count: format.number(count),
              checked: isChosen(id),
              onChange: () => toggle(id),
            }))}
          />
        )}
      </div>
      <footer className={styles.foot}>
        <ApplyButton
          address={searchUrl(next, flags)}
          onApply={() => {
            go(next);
            onClose();
          }}
        />
      </footer>
    </ToolPanel>
  );
}
