import { readSocialEnding, safePath } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';
import { PageCard } from '../../flow/page-card';
import styles from '../../flow/flow.module.css';
import { useHostWindow } from '@kvadrat/remote-kit';
import { endingTexts } from './ending-texts';
import { tellOpener } from './tell-opener';

/** Says how a sign-in ended. A popup tells the page that opened it and closes; a tab has a way back. */
export function SocialEndView({ route: { locale, search } }: { route: RouteLocation }): ReactElement {
  const { i18n } = useLingui();
  const view = useHostWindow();
  const ending = readSocialEnding(search);
  const { title, text } = endingTexts(ending, i18n);
  useEffect(() => {
    if (view !== null) tellOpener(view, readSocialEnding(search));
  }, [search, view]);
  return (
    <PageCard title={title}>
      <p className={styles.lead}>{text}</p>
      {ending.told !== null ? (
        <p role="status">
          <Trans>Ovaj prozor možete zatvoriti.</Trans>
        </p>
      ) : (
        <ButtonLink full kind="primary" href={safePath(ending.back ?? localizedPath(locale, '/'))}>
          <Trans>Natrag na portal</Trans>
        </ButtonLink>
      )}
    </PageCard>
  );
}
