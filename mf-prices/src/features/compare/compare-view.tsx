import { useHref } from '@kvadrat/remote-kit';
import type { GuideFigure } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import { Breadcrumbs, Button, Container, Table, TextField } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { ChoiceLinks } from '../../components/choice-links';
import { choiceParameters, COMPARE_PATH, guideAddress, type GuideChoice } from '../../components/guide-address';
import page from '../../components/guide-page.module.css';
import { useFigures } from '../../components/use-figures';
import { useGuideTexts } from '../../components/use-guide-texts';
import { type CompareData, type ComparedPlace, MOST_PLACES } from './compare-loader';
import styles from './compare.module.css';

type Told = NonNullable<ComparedPlace['guide']>;

/** A plain GET form of place names, and what the guide knows of each. */
export function CompareView({ data: { places, offer, kind } }: { data: CompareData }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { kinds } = useGuideTexts();
  const choice: GuideChoice = { offer, kind };
  const asked = (other: GuideChoice): string =>
    `${COMPARE_PATH}?${new URLSearchParams([...places.map((place) => ['mjesto', place.asked]), ...choiceParameters(other)]).toString()}`;
  const told = places.flatMap(({ guide }) => guide ?? []);
  return (
    <Container className={page.page}>
      <Breadcrumbs
        label={t`Putanja`}
        steps={[
          { label: t`Početna`, href: href(PATHS.home) },
          { label: t`Cijene nekretnina`, href: href(guideAddress('', choice)) },
          { label: t`Usporedba mjesta`, href: null },
        ]}
      />
      <h1>
        <Trans>Usporedba mjesta</Trans>
      </h1>
      <ChoiceLinks choice={choice} addressOf={asked} />
      <form className={styles.form} method="get" action={href(COMPARE_PATH)}>
        {choiceParameters(choice).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {Array.from({ length: MOST_PLACES }, (_, index) => {
          const place = places[index];
          const ordinal = index + 1;
          return (
            <TextField
              key={index}
              label={t`${ordinal}. mjesto`}
              name="mjesto"
              autoComplete="off"
              defaultValue={place?.guide?.place.label ?? place?.asked ?? ''}
              error={place?.guide === null ? t`Tog mjesta nema. Upišite grad, kvart, otok ili županiju.` : undefined}
            />
          );
        })}
        <Button type="submit" kind="primary">
          <Trans>Usporedi mjesta</Trans>
        </Button>
      </form>
      {told.length > 0 && <Comparison caption={kinds[kind]} told={told} choice={choice} />}
    </Container>
  );
}

function Comparison({
  caption,
  told,
  choice,
}: {
  caption: string;
  told: readonly Told[];
  choice: GuideChoice;
}): ReactElement {
  const href = useHref();
  const { perSquareMetre, money, share, change, number } = useFigures();
  const or = (value: number | null, say: (value: number) => ReactNode): ReactNode =>
    value === null ? '–' : say(value);
  const half = ({ lower, upper }: GuideFigure): ReactNode =>
    lower === null || upper === null ? '–' : `${number(Math.round(lower))}–${perSquareMetre(upper)}`;
  const rows: { id: string; label: ReactNode; cell: (guide: Told) => ReactNode }[] = [
    {
      id: 'median',
      label: <Trans>Medijan</Trans>,
      cell: ({ figure }) => or(figure.median, (value) => <b>{perSquareMetre(value)}</b>),
    },
    { id: 'half', label: <Trans>Srednja polovica</Trans>, cell: ({ figure }) => half(figure) },
    { id: 'price', label: <Trans>Cijela nekretnina</Trans>, cell: ({ figure }) => or(figure.price, money) },
    {
      id: 'other',
      label: choice.offer === 'sale' ? <Trans>Najam</Trans> : <Trans>Prodaja</Trans>,
      cell: ({ otherOffer }) => or(otherOffer.median, perSquareMetre),
    },
    { id: 'yield', label: <Trans>Bruto prinos</Trans>, cell: ({ grossYield }) => or(grossYield, share) },
    { id: 'change', label: <Trans>Godišnja promjena</Trans>, cell: (guide) => or(guide.change, change) },
    { id: 'reduced', label: <Trans>Snižena cijena</Trans>, cell: ({ figure }) => or(figure.reducedShare, share) },
    {
      id: 'days',
      label: <Trans>U ponudi</Trans>,
      cell: ({ figure }) => or(figure.days, (days) => <Plural value={days} one="# dan" few="# dana" other="# dana" />),
    },
    {
      id: 'count',
      label: <Trans>Nekretnina u uzorku</Trans>,
      cell: ({ figure }) => <a href={href(figure.adsPath)}>{number(figure.count)}</a>,
    },
  ];
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { header: '', cell: ({ label }) => label, rowHeader: true },
        ...told.map((guide) => ({
          header: <a href={href(guideAddress(guide.place.path, choice))}>{guide.place.label}</a>,
          cell: (row: (typeof rows)[number]) => row.cell(guide),
          numeric: true,
        })),
      ]}
    />
  );
}
