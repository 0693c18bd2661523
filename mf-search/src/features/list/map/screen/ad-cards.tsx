import { useRemote } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { Button, CloseIcon, IconButton, Skeleton } from '@kvadrat/ui-kit';
import type { MapProvider } from '@kvadrat/map-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { AdCard } from './ad-card';
import styles from './map.module.css';
import { useAds } from './use-ads';
import { SIDE_BY_SIDE } from '../use-map-due';
import type { Selection } from './use-map-markers';

export interface AdCardsProps {
  map: MapProvider;
  selection: Selection;
  /** Ads of the list, which follow the pressed one under the thumb. */
  listed: readonly ListingCard[];
  asOf: string;
  onSelect: (ad: ListingCard) => void;
  onClose: () => void;
}

/** The pressed ad, or all that stand on its point: over the map beside the point, on a narrow screen at its lower edge. */
export function AdCards(props: AdCardsProps): ReactElement {
  const [wide] = useState(() => matchMedia(SIDE_BY_SIDE).matches);
  return wide ? <PopupCards {...props} /> : <StripCards {...props} />;
}

function PopupCards(props: AdCardsProps): ReactElement | null {
  const { portalRoot } = useRemote();
  const [content] = useState(() => portalRoot?.ownerDocument.createElement('div') ?? null);
  return content === null ? null : <Popup {...props} content={content} />;
}

function Popup({
  map,
  selection,
  listed,
  asOf,
  onClose,
  content,
}: AdCardsProps & { content: HTMLElement }): ReactElement {
  const { navigate } = useRemote();
  const cards = useRef(content);
  const closing = useRef(onClose);
  useEffect(() => {
    closing.current = onClose;
  });
  const { lat, lng } = selection.at;
  useEffect(() => map.openPopup(content, { lat, lng }, () => closing.current()), [map, content, lat, lng]);
  const { ads, ...state } = useAds(selection.ads, listed);
  useFocusOnCard(cards, ads.length > 0, selection.marker);
  return createPortal(
    <div className={styles.popup} onKeyDown={closeOnEscape(onClose)} onClick={followLink(navigate)}>
      {selection.ads.length > 1 && <SamePlace count={selection.ads.length} />}
      <Cards ads={ads} asOf={asOf} {...state} />
    </div>,
    content,
  );
}

/** Cards side by side, to be pushed on to the next; the one in front is the one marked on the map. */
function StripCards({ selection, listed, asOf, onSelect, onClose }: AdCardsProps): ReactElement {
  const { t } = useLingui();
  const strip = useRef<HTMLDivElement>(null);
  const settle = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const alone = selection.ads.length === 1;
  const [first = 0] = selection.ads;
  const order = listed.map(({ id }) => id);
  const ids = !alone ? selection.ads : order.includes(first) ? order : [first, ...order];
  const { ads, ...state } = useAds(ids, listed);
  const ready = ads.some(({ id }) => id === first);
  useEffect(() => {
    const left = strip.current?.querySelector<HTMLElement>(`[data-ad="${first}"]`)?.offsetLeft;
    if (ready && left !== undefined) strip.current?.scrollTo({ left, behavior: 'instant' });
  }, [first, ready]);
  useFocusOnCard(strip, ready, selection.marker);
  useEffect(() => () => clearTimeout(settle.current), []);
  const inFront = (): void => {
    clearTimeout(settle.current);
    settle.current = setTimeout(() => {
      const element = strip.current;
      const width = element?.firstElementChild?.clientWidth ?? 0;
      const ad = element === null || width === 0 ? undefined : ads[Math.round(element.scrollLeft / width)];
      if (ad !== undefined) onSelect(ad);
    }, 120);
  };
  return (
    <div className={styles.cards} onKeyDown={closeOnEscape(onClose)}>
      <div className={styles.cardsHead}>
        {alone ? null : <SamePlace count={selection.ads.length} />}
        <IconButton label={t`Zatvori oglas`} className={styles.cardsClose} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div ref={strip} className={styles.strip} onScroll={inFront}>
        <Cards ads={ads} asOf={asOf} {...state} />
      </div>
    </div>
  );
}

function Cards({
  ads,
  asOf,
  pending,
  failed,
  retry,
}: {
  ads: readonly ListingCard[];
  asOf: string;
  pending: boolean;
  failed: boolean;
  retry: () => void;
}): ReactElement {
  if (failed) {
    return (
      <div className={styles.cardFailed} role="alert">
        <p>
          <Trans>Oglas se nije učitao.</Trans>
        </p>
        <Button small onClick={retry}>
          <Trans>Pokušaj ponovno</Trans>
        </Button>
      </div>
    );
  }
  if (ads.length === 0 && !pending)
    return (
      <p className={styles.cardFailed}>
        <Trans>Ovog oglasa više nema.</Trans>
      </p>
    );
  return (
    <>
      {ads.length === 0 && <Skeleton className={styles.cardSkeleton} />}
      {ads.map((ad) => (
        <AdCard key={ad.id} ad={ad} asOf={asOf} />
      ))}
    </>
  );
}

function SamePlace({ count }: { count: number }): ReactElement {
  return (
    <p className={styles.samePlace}>
      <Plural
        value={count}
        one="# oglas na ovom mjestu"
        few="# oglasa na ovom mjestu"
        other="# oglasa na ovom mjestu"
      />
    </p>
  );
}

/** Reading goes on in the card; Escape leads back to the marker. */
function useFocusOnCard(place: RefObject<HTMLElement | null>, ready: boolean, marker: string): void {
  useEffect(() => {
    if (ready) place.current?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  }, [place, ready, marker]);
}

function closeOnEscape(onClose: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
}

/** The map keeps presses inside of a popup to itself; the page, which follows links, does not hear of them. */
function followLink(navigate: (path: string) => void): (event: MouseEvent) => void {
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(link.pathname);
  };
}
