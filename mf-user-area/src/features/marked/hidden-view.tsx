import { useFormat, useHref, useRemote } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, EmptyState, UndoIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { KeptRow } from '../../components/ads/kept-row';
import styles from '../../components/ads/kept-card.module.css';
import type { ShownAd } from '../../components/ads/shown-ad';
import { DeedButton } from '../../components/deeds/deed-form';
import { FIELDS } from '../../components/deeds/deed-names';
import { listAct } from '../../components/deeds/list-act';
import { ClearList } from '../../components/lists/clear-list';
import { loadMarked } from './load-marked';
import { MarkedView, type MarkedViewProps } from './marked-view';

export const loadHidden = loadMarked('hidden');
export const hiddenAct = listAct('hidden');

/** Ads that were put away, and the way back for each. */
export function HiddenView(props: MarkedViewProps): ReactElement {
  const { t } = useLingui();
  return (
    <MarkedView
      {...props}
      mark="hidden"
      act={hiddenAct}
      load={loadHidden}
      title={t`Sakriveni oglasi`}
      lead={<Trans>Ne vidite ih u popisima ni na karti. Oglašivač to ne zna.</Trans>}
    >
      {(ads) => <HiddenList ads={ads} />}
    </MarkedView>
  );
}

function HiddenList({ ads }: { ads: readonly ShownAd[] }): ReactElement {
  const { t } = useLingui();
  const { marks, toast } = useRemote();
  const href = useHref();
  const format = useFormat();
  if (ads.length === 0) {
    return (
      <EmptyState title={t`Nema sakrivenih oglasa`}>
        <p>
          <Trans>
            Oglas koji vas ne zanima sakrijte prekriženim okom na njegovoj kartici. Ovdje ga možete vratiti.
          </Trans>
        </p>
        <ButtonLink href={href(PATHS.defaultSearch)}>
          <Trans>Nađi oglase</Trans>
        </ButtonLink>
      </EmptyState>
    );
  }
  const bringBack = ({ id, title }: ShownAd): void => {
    marks.set('hidden', id, false);
    toast('success', t`Vraćeno: ${title}`, { label: t`Poništi`, run: () => marks.set('hidden', id, true) });
  };
  const day = (at: string): string => format.date(at);
  return (
    <>
      <ul className={styles.rows}>
        {ads.map((ad) => (
          <li key={ad.id}>
            <KeptRow
              ad={ad}
              quiet
              note={ad.markedAt === null ? undefined : <Trans>sakriveno {day(ad.markedAt)}</Trans>}
            >
              <DeedButton
                deed="remove"
                hidden={{ [FIELDS.ad]: String(ad.id) }}
                label={t`Vrati: ${ad.title}`}
                instead={() => bringBack(ad)}
              >
                <Trans>Vrati</Trans>
              </DeedButton>
            </KeptRow>
          </li>
        ))}
      </ul>
      <ClearList
        Icon={UndoIcon}
        words={<Trans>Vrati sve</Trans>}
        question={<Trans>Svi će se oglasi opet vidjeti u popisima i na karti.</Trans>}
      />
    </>
  );
}
