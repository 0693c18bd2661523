import { useHref } from '@kvadrat/remote-kit';
import { apiAddress, type PriceGuide } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Breadcrumbs, ButtonLink, Container, Notice } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ChoiceLinks } from '../../components/choice-links';
import { choiceParameters, COMPARE_PATH, guideAddress, METHOD_PATH } from '../../components/guide-address';
import page from '../../components/guide-page.module.css';
import { useFigures } from '../../components/use-figures';
import { useGuideTexts } from '../../components/use-guide-texts';
import { CutTables } from './cut-tables';
import styles from './guide.module.css';
import { KeyFigures } from './key-figures';
import { PartTable } from './part-table';
import { PriceMap } from './price-map';
import { SquaresForMoney } from './squares-for-money';
import { TooFew } from './too-few';
import { TrendChart } from './trend-chart';

/** All the guide knows of a place. Reads whole without scripts. */
export function GuideView({ guide, route }: { guide: PriceGuide; route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { heading } = useGuideTexts();
  const { perSquareMetre } = useFigures();
  const { offer, kind, figure, place, months, parts, cuts } = guide;
  const choice = { offer, kind };
  const asked = { place: place.path, offer, kind };
  return (
    <Container className={page.page}>
      <Breadcrumbs
        label={t`Putanja`}
        steps={[
          { label: t`Početna`, href: href(PATHS.home) },
          { label: t`Cijene nekretnina`, href: place.path === '' ? null : href(PATHS.priceGuide) },
          ...guide.breadcrumbs.map(({ label, path }) => ({ label, href: path })),
        ]}
      />
      <div className={styles.intro}>
        <div>
          <h1>{heading(place.label, kind, offer)}</h1>
          {figure.median !== null && (
            <p className={styles.huge}>
              {perSquareMetre(figure.median)}{' '}
              <small>
                {offer === 'rent' ? (
                  <Trans>na mjesec, tražena cijena, medijan</Trans>
                ) : (
                  <Trans>tražena cijena, medijan</Trans>
                )}
              </small>
            </p>
          )}
        </div>
        <ChoiceLinks choice={choice} addressOf={(other) => guideAddress(place.path, other)} />
      </div>
      {figure.median === null && <TooFew guide={guide} />}
      <KeyFigures guide={guide} />
      {months.length > 1 && <TrendChart months={months} />}
      {offer === 'sale' && kind !== 'land' && <SquaresForMoney guide={guide} search={route.search} />}
      <PriceMap guide={guide} />
      {parts.length > 0 && <PartTable guide={guide} />}
      <CutTables cuts={cuts} fewest={guide.fewest} />
      <section className={page.section} aria-labelledby="podaci">
        <h2 id="podaci">
          <Trans>Podaci i način izračuna</Trans>
        </h2>
        <p className={page.note}>
          <Trans>
            Brojke su tražene cijene iz oglasa, nikad postignute. Svaka nekretnina broji se jednom, i kad je oglašava
            više agencija. Cijene na upit, dražbe i projekti ne ulaze u izračun.
          </Trans>
        </p>
        <p className={styles.ways}>
          <ButtonLink href={href(METHOD_PATH)}>
            <Trans>Kako računamo</Trans>
          </ButtonLink>
          <ButtonLink href={href(`${COMPARE_PATH}?${compareQuery(place.path, choiceParameters(choice))}`)}>
            <Trans>Usporedi s drugim mjestima</Trans>
          </ButtonLink>
          <ButtonLink href={apiAddress('price-guide/csv', asked)} download>
            <Trans>Preuzmi tablicu (CSV)</Trans>
          </ButtonLink>
          <ButtonLink href={apiAddress('price-guide', asked)} download={`cijene-${kind}-${offer}.json`}>
            <Trans>Preuzmi podatke (JSON)</Trans>
          </ButtonLink>
        </p>
      </section>
      {months.some(({ invented }) => invented) && (
        <Notice>
          <Trans>Ovo je demonstracija: oglasi i kretanje cijena prije ovog mjeseca su izmišljeni.</Trans>
        </Notice>
      )}
    </Container>
  );
}

function compareQuery(path: string, choice: readonly [string, string][]): string {
  return new URLSearchParams([...(path === '' ? [] : [['mjesto', path]]), ...choice]).toString();
}
