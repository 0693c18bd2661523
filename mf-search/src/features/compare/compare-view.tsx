import { COMPARED_ADS_MAX } from '@kvadrat/contracts/constants';
import { comparePath, PATHS } from '@kvadrat/contracts/paths';
import {
  Button,
  ButtonLink,
  CheckIcon,
  Container,
  EmptyState,
  Notice,
  PlusIcon,
  ShareIcon,
  useHydrated,
} from '@kvadrat/ui-kit';
import { pageTools, useHref, useRemote } from '@kvadrat/remote-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { CompareData } from './compare-loader';
import { CompareTable } from './compare-table';
import { useStay } from './use-stay';
import styles from './compare.module.css';

/** Ads beside one another. Everything that can be changed is an address, so the page can be sent on as it is. */
export function CompareView({ data }: { data: CompareData }): ReactElement {
  const { ads } = data;
  const there = ads.filter(({ listing }) => listing !== null);
  return (
    <Container className={styles.page}>
      {there.length > 0 && ads.length > 1 ? (
        <>
          <h1>
            <Trans>Usporedba oglasa</Trans>
          </h1>
          <Remarks data={data} />
          <Actions data={data} />
          <CompareTable ads={ads} onlyDifferences={data.onlyDifferences} />
        </>
      ) : (
        <>
          <Remarks data={data} />
          <NothingToCompare data={data} />
        </>
      )}
    </Container>
  );
}

/** What of the address does not count. */
function Remarks({ data: { tooMany, unreadable } }: { data: CompareData }): ReactElement {
  return (
    <>
      {tooMany && (
        <Notice tone="warn">
          <Trans>Usporediti se mogu najviše četiri oglasa, pa prikazujemo prva četiri.</Trans>
        </Notice>
      )}
      {unreadable && (
        <Notice tone="warn">
          <Trans>Dio adrese nije broj oglasa, pa smo ga preskočili.</Trans>
        </Notice>
      )}
    </>
  );
}

function Actions({ data: { ids, onlyDifferences, ads } }: { data: CompareData }): ReactElement {
  const { t } = useLingui();
  const { toast } = useRemote();
  const hydrated = useHydrated();
  const href = useHref();
  const stay = useStay();
  const list = ads.flatMap(({ listing }) => listing?.breadcrumbs ?? []).findLast(({ path }) => path !== null);
  const share = (): void => {
    void pageTools.share(t`Usporedba oglasa`, href(comparePath(ids, onlyDifferences))).then(({ outcome, url }) => {
      if (outcome === 'copied') toast('success', t`Poveznica je kopirana.`);
      if (outcome === 'refused') toast('info', t`Poveznica: ${url}`);
    });
  };
  return (
    <div className={styles.actions}>
      <ButtonLink
        small
        className={onlyDifferences ? styles.on : undefined}
        href={href(comparePath(ids, !onlyDifferences))}
        onClick={stay}
      >
        {onlyDifferences ? (
          <>
            <CheckIcon />
            <Trans>Samo razlike: prikaži sve</Trans>
          </>
        ) : (
          <Trans>Samo razlike</Trans>
        )}
      </ButtonLink>
      {hydrated && (
        <Button small onClick={share}>
          <ShareIcon />
          <Trans>Podijeli usporedbu</Trans>
        </Button>
      )}
      {ads.length < COMPARED_ADS_MAX && (
        <ButtonLink small href={href(list?.path ?? PATHS.defaultSearch)}>
          <PlusIcon />
          <Trans>Dodajte oglas s popisa</Trans>
        </ButtonLink>
      )}
    </div>
  );
}

function NothingToCompare({ data: { ads } }: { data: CompareData }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const [only] = ads.flatMap(({ listing }) => listing ?? []);
  const list = only?.breadcrumbs.findLast(({ path }) => path !== null)?.path ?? PATHS.defaultSearch;
  const title =
    only !== undefined
      ? t`Za usporedbu treba još jedan oglas`
      : ads.length > 0
        ? t`Ti oglasi više nisu dostupni`
        : t`Još ništa ne uspoređujete`;
  return (
    <EmptyState level="h1" title={title}>
      {only !== undefined && (
        <p>
          <Trans>
            Odabrano: <a href={href(only.path)}>{only.title}</a>
          </Trans>
        </p>
      )}
      <p>
        <Trans>Na popisu oglasa odaberite znak za usporedbu na dva do četiri oglasa.</Trans>
      </p>
      <p>
        <ButtonLink kind="primary" href={href(list)}>
          <Trans>Prikaži oglase</Trans>
        </ButtonLink>
      </p>
    </EmptyState>
  );
}
