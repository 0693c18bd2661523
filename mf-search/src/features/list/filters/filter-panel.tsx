import type { SearchCount } from '@kvadrat/contracts/api';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { Button, ButtonLink, CloseIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode, Ref } from 'react';
import { ShowAds } from '../../../components/show-ads';
import { clearedSearch } from '../active-filters';
import { useListHref } from '../map/on-map';
import { PANEL_ID } from './panel-id';
import styles from './filters.module.css';

/**
 * All filters: a sheet on phones, a panel at the side on wide screens. Esc and a press beside it
 * close it. Browsers without popovers show it in the page.
 */
export function FilterPanel({
  ref,
  criteria,
  found,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  criteria: SearchCriteria;
  found: SearchCount | null;
  children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const href = useListHref();
  return (
    <div
      ref={ref}
      id={PANEL_ID}
      popover="auto"
      role="dialog"
      aria-labelledby="svi-filtri-naslov"
      className={styles.panel}
    >
      <div className={styles.panelHead} data-section="all">
        <h2 id="svi-filtri-naslov" tabIndex={-1}>
          <Trans>Filtri</Trans>
        </h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          aria-label={t`Zatvori filtre`}
        >
          <CloseIcon />
        </button>
      </div>
      <div className={styles.fields}>{children}</div>
      <div className={styles.panelFoot}>
        <ButtonLink href={href(clearedSearch(criteria))}>
          <Trans>Obriši</Trans>
        </ButtonLink>
        <Button type="submit" kind="primary">
          <ShowAds found={found} />
        </Button>
      </div>
    </div>
  );
}
