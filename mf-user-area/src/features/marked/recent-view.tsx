import { useAdMark, useFormat, useHref } from '@kvadrat/remote-kit';
import { MARK_LIMITS } from '@kvadrat/contracts/constants';
import { PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, CloseIcon, EmptyState, HeartButton, IconButton } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { KeptRow } from '../../components/ads/kept-row';
import rows from '../../components/ads/kept-card.module.css';
import type { ShownAd } from '../../components/ads/shown-ad';
import { DeedForm } from '../../components/deeds/deed-form';
import { FIELDS } from '../../components/deeds/deed-names';
import { listAct } from '../../components/deeds/list-act';
import { ClearList } from '../../components/lists/clear-list';
import { loadMarked } from './load-marked';
import { MarkedView, type MarkedViewProps } from './marked-view';
import styles from './marked.module.css';

export const loadRecent = loadMarked('seen');
export const recentAct = listAct('seen');

/** Ads that were opened, the latest first. */
export function RecentView(props: MarkedViewProps): ReactElement {
  const { t } = useLingui();
  const { seen } = MARK_LIMITS;
  return (
    <MarkedView
      {...props}
      mark="seen"
      act={recentAct}
      load={loadRecent}
      title={t`Nedavno pregledano`}
      lead={<Trans>Pamtimo zadnjih {seen} oglasa, samo za vas.</Trans>}
    >
      {(ads) => <RecentList ads={ads} />}
    </MarkedView>
  );
}

function RecentList({ ads }: { ads: readonly ShownAd[] }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { date } = useFormat();
  if (ads.length === 0) {
    return (
      <EmptyState title={t`Još niste otvorili nijedan oglas`}>
        <p>
          <Trans>Oglasi koje otvorite stoje ovdje, pa se lako vraćate na njih.</Trans>
        </p>
        <ButtonLink href={href(PATHS.defaultSearch)}>
          <Trans>Nađi oglase</Trans>
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.days}>
        {byDay(ads, date).map(([day, ofDay]) => (
          <section key={day} className={styles.days}>
            {day !== '' && <h2 className={styles.day}>{day}</h2>}
            <ul className={rows.rows}>
              {ofDay.map((ad) => (
                <li key={ad.id}>
                  <RecentAd ad={ad} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ClearList
        words={<Trans>Isprazni popis</Trans>}
        question={<Trans>Zaboraviti sve pregledane oglase? To se još jedan dan može vratiti.</Trans>}
      />
    </>
  );
}

function RecentAd({ ad }: { ad: ShownAd }): ReactElement {
  const { t } = useLingui();
  const { id, title } = ad;
  const [saved, save] = useAdMark('saved', id);
  return (
    <KeptRow ad={ad}>
      <HeartButton label={t`Spremi: ${title}`} pressed={saved} onToggle={() => save(!saved)} />
      <DeedForm deed="remove" hidden={{ [FIELDS.ad]: String(id) }}>
        {() => (
          <IconButton type="submit" label={t`Ukloni s popisa: ${title}`}>
            <CloseIcon />
          </IconButton>
        )}
      </DeedForm>
    </KeptRow>
  );
}

/** Ads with the day they were opened on; of a browser, which knows no days, in one. */
function byDay(
  ads: readonly ShownAd[],
  date: (iso: string) => string,
): (readonly [day: string, ads: readonly ShownAd[]])[] {
  const days = new Map<string, ShownAd[]>();
  for (const ad of ads) {
    const day = ad.markedAt === null ? '' : date(ad.markedAt);
    days.set(day, [...(days.get(day) ?? []), ad]);
  }
  return [...days];
}
