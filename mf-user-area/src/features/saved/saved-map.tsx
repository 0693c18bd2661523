import { useHref, useOpenedMap, useRemote } from '@kvadrat/remote-kit';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { Button } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, type ReactElement } from 'react';
import type { ShownAd } from '../../components/ads/shown-ad';
import { openSavedMap, type AdOnMap } from './open-saved-map';
import styles from './saved.module.css';

/** The ads of the list on a map; a press on one leads to it. */
export function SavedMap({ ads }: { ads: readonly ShownAd[] }): ReactElement {
  const { t } = useLingui();
  const { http, locale, navigate } = useRemote();
  const href = useHref();
  const element = useRef<HTMLDivElement>(null);
  const short = useMemo(
    () => new Intl.NumberFormat(LOCALE_DETAILS[locale].intl, { notation: 'compact', maximumSignificantDigits: 3 }),
    [locale],
  );
  const shown: AdOnMap[] = ads.flatMap(({ id, state, title, listing }) => {
    if (state === 'gone' || listing?.position === undefined || listing.position === null) return [];
    const {
      price: { value },
      position,
      path,
    } = listing;
    const text = value === null ? t`na upit` : short.format(value);
    return [{ id: String(id), position, text, name: `${text}, ${title}`, path: href(path) }];
  });
  const missing = ads.length - shown.length;
  const view = {
    label: t`Karta spremljenih oglasa`,
    locale,
    texts: {
      twoFingers: t`Kartu pomičite s dva prsta.`,
      holdToZoom: t`Za približavanje držite Ctrl i okrećite kotačić.`,
      zoomIn: t`Približi`,
      zoomOut: t`Udalji`,
      skip: t`Preskoči kartu`,
    },
  };
  const { failed, retry } = useOpenedMap(element, {
    open: (frame) => openSavedMap(frame, { ...view, ads: shown, onPress: (path) => navigate(path) }, http),
    part: 'saved-map',
    about: shown.map(({ id, text }) => `${id} ${text}`).join(),
  });
  return (
    <div>
      <div className={styles.map}>
        {failed ? (
          <div className={styles.mapFailed} role="alert">
            <p>
              <Trans>Karta se nije učitala.</Trans>
            </p>
            <Button small onClick={retry}>
              <Trans>Pokušaj ponovno</Trans>
            </Button>
          </div>
        ) : (
          <div ref={element} className={styles.mapFrame} />
        )}
      </div>
      {missing > 0 && <MissingNote missing={missing} />}
    </div>
  );
}

function MissingNote({ missing }: { missing: number }): ReactElement {
  return (
    <p className={styles.mapNote}>
      <Plural
        value={missing}
        one="# oglas nema mjesto na karti."
        few="# oglasa nemaju mjesto na karti."
        other="# oglasa nema mjesto na karti."
      />
    </p>
  );
}
