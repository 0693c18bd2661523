import { Button, ButtonLink, TextLink, useHydrated } from '@kvadrat/ui-kit';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ViewProps } from '../flow/view-props';
import styles from './social-buttons.module.css';
import { SocialMark } from './social-marks';
import { useSocialSignIn } from './use-social-sign-in';

/** The order of the buttons. */
const ORDER: readonly SocialProvider[] = ['apple', 'google', 'facebook'];

/** Sign-in by the providers that are set up here; without scripts they are links. */
export function SocialButtons(
  view: Pick<ViewProps, 'formState' | 'onAuthenticated' | 'returnTo'>,
): ReactElement | null {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { going, start, sameTab } = useSocialSignIn(view);
  const labels: Readonly<Record<SocialProvider, string>> = {
    apple: t`Nastavi s Appleom`,
    google: t`Nastavi s Googleom`,
    facebook: t`Nastavi s Facebookom`,
  };
  const providers = ORDER.filter((service) => view.formState.providers.includes(service));
  if (providers.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.or}>
        <Trans>ili</Trans>
      </p>
      {providers.map((service) => {
        const face = (
          <>
            <SocialMark service={service} className={styles.mark} />
            {labels[service]}
          </>
        );
        return hydrated ? (
          <Button key={service} full className={styles.button} onClick={() => start(service)}>
            {face}
          </Button>
        ) : (
          <ButtonLink key={service} full data-native className={styles.button} href={sameTab(service)}>
            {face}
          </ButtonLink>
        );
      })}
      <p role="status" className={styles.status}>
        {going !== null &&
          (going.blocked ? (
            <Trans>
              Preglednik je zaustavio novi prozor.{' '}
              <TextLink href={sameTab(going.service)} data-native>
                Nastavite u ovoj kartici
              </TextLink>
              .
            </Trans>
          ) : (
            <Trans>Prijavu dovršite u prozoru koji se otvorio.</Trans>
          ))}
      </p>
    </div>
  );
}
