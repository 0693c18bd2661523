import { pageTools, useAdMark } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { Breadcrumbs, DocIcon, HeartButton, IconButton, LeftIcon, ShareIcon, useHydrated } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactElement } from 'react';
import { earlierList } from '../../lib/earlier-list';
import { useShare } from '../../lib/use-share';
import { CompareButton } from './compare-button';
import styles from './ad.module.css';

/** The way back and what can be done with the ad as a whole. */
export function AdBar({ listing: { id, title, path, breadcrumbs } }: { listing: ListingDetail }): ReactElement {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const [saved, setSaved] = useAdMark('saved', id);
  const share = useShare();
  const list = breadcrumbs.findLast((step) => step.path !== null);
  const onBack = (event: MouseEvent): void => {
    const goBack = earlierList();
    if (goBack === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  };
  return (
    <div className={styles.bar}>
      <div className={styles.way}>
        {list !== undefined && list.path !== null && (
          <a className={styles.back} href={list.path} onClick={onBack}>
            <LeftIcon />
            <span>
              <Trans>Natrag na popis: {list.label}</Trans>
            </span>
          </a>
        )}
        <div className={styles.steps}>
          <Breadcrumbs label={t`Putanja`} steps={breadcrumbs.map((step) => ({ label: step.label, href: step.path }))} />
        </div>
      </div>
      <div className={styles.actions}>
        {hydrated && (
          <>
            <IconButton className={styles.print} label={t`Ispiši oglas`} onClick={() => pageTools.print()}>
              <DocIcon />
            </IconButton>
            <IconButton label={t`Podijeli oglas`} onClick={() => share(id, title, path)}>
              <ShareIcon />
            </IconButton>
            <CompareButton id={id} title={title} />
          </>
        )}
        <HeartButton label={t`Spremi: ${title}`} pressed={saved} onToggle={() => setSaved(!saved)} />
      </div>
    </div>
  );
}
