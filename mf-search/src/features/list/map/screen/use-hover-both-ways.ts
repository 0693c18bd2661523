import type { ListingCard } from '@kvadrat/contracts/api';
import { splitLocale } from '@kvadrat/contracts/locales';
import type { MapProvider } from '@kvadrat/map-kit';
import { useEffect, useRef } from 'react';
import { adOfMarker, type MapContents } from './map-contents';
import styles from './map.module.css';

/** A pointer that only passes by changes nothing. */
const HOVER_MS = 150;

/**
 * Shows which card and which marker are the same ad, whichever of them the pointer or the keyboard is on. Nothing
 * scrolls and nothing recentres: what is looked at must not run away.
 */
export function useHoverBothWays({
  map,
  contents,
  listed,
  list,
  onPoint,
}: {
  map: MapProvider | null;
  contents: MapContents | null;
  listed: readonly ListingCard[];
  list: HTMLElement | null;
  /** Told which ad is pointed at, on either side. */
  onPoint: (id: number | null) => void;
}): void {
  const now = useRef({ contents, listed, onPoint });
  useEffect(() => {
    now.current = { contents, listed, onPoint };
  });
  useEffect(() => {
    if (map === null || list === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let marked: Element | null = null;
    const later = (act: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(act, HOVER_MS);
    };
    const mark = (card: Element | null): void => {
      if (styles.marked === undefined) return;
      marked?.classList.remove(styles.marked);
      card?.classList.add(styles.marked);
      marked = card;
    };
    const onCard = ({ target }: Event): void => {
      const card = target instanceof Element ? target.closest('article') : null;
      const ad = card === null ? undefined : now.current.listed.find(({ path }) => path === pathOf(card));
      later(() => {
        map.highlight(ad === undefined ? null : (now.current.contents?.markerOf(ad.id, ad.position) ?? null));
        now.current.onPoint(ad?.id ?? null);
      });
    };
    const offCard = (): void =>
      later(() => {
        map.highlight(null);
        now.current.onPoint(null);
      });
    const stop = map.onMarkerHover((marker) => {
      const id = marker === null ? null : adOfMarker(marker);
      const ad = now.current.listed.find((listing) => listing.id === id);
      later(() => {
        mark(ad === undefined ? null : cardOf(list, ad.path));
        now.current.onPoint(id);
      });
    });
    list.addEventListener('pointerover', onCard);
    list.addEventListener('focusin', onCard);
    list.addEventListener('pointerleave', offCard);
    list.addEventListener('focusout', offCard);
    return () => {
      clearTimeout(timer);
      mark(null);
      stop();
      list.removeEventListener('pointerover', onCard);
      list.removeEventListener('focusin', onCard);
      list.removeEventListener('pointerleave', offCard);
      list.removeEventListener('focusout', offCard);
    };
  }, [map, list]);
}

function pathOf(card: Element): string | null {
  const link = card.querySelector<HTMLAnchorElement>('a[href]');
  return link === null ? null : splitLocale(link.pathname).path;
}

function cardOf(list: Element, path: string): Element | null {
  return [...list.querySelectorAll('article')].find((card) => pathOf(card) === path) ?? null;
}
