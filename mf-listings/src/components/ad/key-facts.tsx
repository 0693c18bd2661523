import { useFormat, useWords } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import {
  AreaIcon,
  BathIcon,
  BuildingIcon,
  CalendarIcon,
  FloorIcon,
  LayersIcon,
  LiftIcon,
  RoomsIcon,
  SeaIcon,
  TreeIcon,
} from '@kvadrat/ui-kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { adKind, type AdKind } from './ad-kind';
import { FloorText } from './floor-text';
import { rangeText, unitRanges } from './unit-ranges';
import styles from './facts/facts.module.css';

type KeyFact = 'area' | 'plot' | 'rooms' | 'bathrooms' | 'floor' | 'lift' | 'year' | 'sea' | 'units' | 'land';

/** What people look for first, by what the ad is about. */
const ASKED: Readonly<Record<AdKind, readonly KeyFact[]>> = {
  home: ['area', 'rooms', 'bathrooms', 'floor', 'plot', 'lift', 'year', 'sea'],
  room: ['area', 'bathrooms', 'floor', 'lift', 'year', 'sea'],
  commercial: ['area', 'rooms', 'bathrooms', 'floor', 'plot', 'year'],
  garage: ['area', 'floor', 'year'],
  land: ['plot', 'land', 'sea'],
  project: ['units', 'area', 'rooms', 'lift', 'year', 'sea'],
};

/** As many as stand beside one another. */
const SHOWN = 6;

/** The figures people look for first; those the ad lacks are left out. */
export function KeyFacts({ listing }: { listing: ListingDetail }): ReactElement | null {
  const facts = useKeyFacts(listing);
  const shown = ASKED[adKind(listing)].flatMap((name) => facts[name] ?? []).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return <ul className={styles.keyFacts}>{shown}</ul>;
}

function useKeyFacts({
  surface,
  rooms: stated,
  bathrooms,
  floor,
  floors,
  features,
  yearBuilt,
  seaDistance,
  project,
  typology,
}: ListingDetail): Partial<Record<KeyFact, ReactElement>> {
  const format = useFormat();
  const word = useWords();
  const area = surface.net ?? surface.gross;
  const units = unitRanges(project?.units ?? []);
  const rooms = units.rooms?.[1] ?? stated;
  return {
    ...(area !== null && {
      area: item(
        'area',
        <AreaIcon size="m" />,
        units.areas === null ? format.area(area) : rangeText(units.areas, format.area, format.number),
        surface.net !== null ? <Trans>neto korisna</Trans> : <Trans>bruto površina</Trans>,
      ),
    }),
    ...(surface.plot !== null && {
      plot: item('plot', <TreeIcon size="m" />, format.area(surface.plot), <Trans>zemljište</Trans>),
    }),
    land: item('land', <LayersIcon size="m" />, word('typologies', typology), <Trans>vrsta zemljišta</Trans>),
    ...(rooms !== null && {
      rooms: item(
        'rooms',
        <RoomsIcon size="m" />,
        units.rooms === null ? rooms : rangeText(units.rooms, format.number),
        <Plural value={rooms} one="soba" few="sobe" other="soba" />,
      ),
    }),
    ...(bathrooms !== null && {
      bathrooms: item(
        'bathrooms',
        <BathIcon size="m" />,
        bathrooms,
        <Plural value={bathrooms} one="kupaonica" few="kupaonice" other="kupaonica" />,
      ),
    }),
    ...(floor !== null && {
      floor: item(
        'floor',
        <FloorIcon size="m" />,
        <FloorText floor={floor} floors={floors} />,
        <Trans>položaj u zgradi</Trans>,
      ),
    }),
    ...(features.includes('elevator') && {
      lift: item('lift', <LiftIcon size="m" />, <Trans>Lift</Trans>, <Trans>u zgradi</Trans>),
    }),
    ...(yearBuilt !== null && {
      year: item('year', <CalendarIcon size="m" />, yearBuilt, <Trans>godina gradnje</Trans>),
    }),
    ...(seaDistance !== null && {
      sea: item(
        'sea',
        <SeaIcon size="m" />,
        `${format.number(seaDistance)}\u00a0${format.units.metre}`,
        <Trans>do mora</Trans>,
      ),
    }),
    ...(project !== null && {
      units: item(
        'units',
        <BuildingIcon size="m" />,
        project.units.length,
        <Plural value={project.units.length} one="stan u projektu" few="stana u projektu" other="stanova u projektu" />,
      ),
    }),
  };
}

function item(name: KeyFact, icon: ReactElement, value: ReactNode, label: ReactNode): ReactElement {
  return (
    <li key={name}>
      {icon}
      <b>{value}</b>
      <span>{label}</span>
    </li>
  );
}
