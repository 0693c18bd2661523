import { useFormat } from '@kvadrat/remote-kit';
import type { SearchNews } from '@kvadrat/contracts/api';
import { Badge } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { KeptRow } from '../../components/ads/kept-row';
import { ofBrowser } from '../../components/ads/shown-ad';
import styles from './news.module.css';

type Item = SearchNews['results'][number];

/** One change of an ad, in one line. */
export function NewsRow({ item }: { item: Item }): ReactElement {
  const { date } = useFormat();
  const { kind, ad, at, unseen } = item;
  const price = usePriceWords(item);
  const day = date(at);
  return (
    <KeptRow
      ad={ofBrowser(ad)}
      quiet={ad.state !== 'active'}
      note={
        <>
          {price}
          {price !== null && ' · '}
          {day}
        </>
      }
    >
      <span className={styles.kind}>
        <Badge tone={unseen ? 'strong' : 'plain'}>{useKindWords(kind)}</Badge>
      </span>
    </KeptRow>
  );
}

function useKindWords(kind: Item['kind']): string {
  const { t } = useLingui();
  const words: Readonly<Record<Item['kind'], string>> = {
    new: t`Novo`,
    cheaper: t`Jeftinije`,
    dearer: t`Skuplje`,
    sold: t`Prodano ili iznajmljeno`,
    gone: t`Povučeno`,
    back: t`Ponovno u ponudi`,
  };
  return words[kind];
}

function usePriceWords({ kind, price, priceBefore }: Item): ReactNode {
  const { money } = useFormat();
  if ((kind !== 'cheaper' && kind !== 'dearer') || price === null || priceBefore === null) return null;
  const [from, to] = [money(priceBefore), money(price)];
  return (
    <Trans>
      s {from} na {to}
    </Trans>
  );
}
