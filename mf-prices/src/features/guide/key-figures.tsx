import { useHref } from '@kvadrat/remote-kit';
import type { PriceGuide } from '@kvadrat/contracts/api';
import { TextLink } from '@kvadrat/ui-kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useFigures } from '../../components/use-figures';
import styles from './key-figures.module.css';

/** The few figures that say most of a place, each with what it is. What is not known is left out. */
export function KeyFigures({ guide }: { guide: PriceGuide }): ReactElement {
  const { figure, otherOffer, offer } = guide;
  const href = useHref();
  const { perSquareMetre, money, share, change, number } = useFigures();
  const reduction = figure.reduction === null ? null : share(figure.reduction);
  const { days } = figure;
  const rows: [label: ReactNode, value: ReactNode, note?: ReactNode][] = [];
  if (guide.change !== null) rows.push([<Trans key="c">Godišnja promjena</Trans>, change(guide.change)]);
  if (figure.lower !== null && figure.upper !== null)
    rows.push([
      <Trans key="m">Srednja polovica</Trans>,
      `${number(rounded(figure.lower))}–${perSquareMetre(figure.upper)}`,
    ]);
  if (figure.price !== null)
    rows.push([
      offer === 'rent' ? <Trans key="p">Mjesečni najam</Trans> : <Trans key="p">Cijela nekretnina</Trans>,
      money(figure.price),
    ]);
  if (otherOffer.median !== null)
    rows.push([
      offer === 'rent' ? <Trans key="o">Prodaja</Trans> : <Trans key="o">Najam</Trans>,
      perSquareMetre(otherOffer.median),
    ]);
  if (guide.grossYield !== null)
    rows.push([
      <Trans key="y">Bruto prinos</Trans>,
      share(guide.grossYield),
      <Trans key="yn">godišnji najam prema cijeni</Trans>,
    ]);
  if (figure.reducedShare !== null)
    rows.push([
      <Trans key="r">Snižena cijena</Trans>,
      share(figure.reducedShare),
      reduction === null ? undefined : <Trans key="rn">u sredini za {reduction}</Trans>,
    ]);
  if (days !== null)
    rows.push([
      <Trans key="d">U ponudi</Trans>,
      <Plural key="dv" value={days} one="# dan" few="# dana" other="# dana" />,
      <Trans key="dn">u sredini, dosad</Trans>,
    ]);
  rows.push([
    <Trans key="n">Nekretnina u uzorku</Trans>,
    number(figure.count),
    <TextLink key="nl" href={href(figure.adsPath)}>
      <Trans>Pogledaj oglase</Trans>
    </TextLink>,
  ]);
  return (
    <dl className={styles.figures}>
      {rows.map(([label, value, note], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SMALL = 100;

function rounded(value: number): number {
  return value < SMALL ? Math.round(value * 10) / 10 : Math.round(value);
}
