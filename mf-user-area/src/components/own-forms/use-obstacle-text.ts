import { useRemote } from '@kvadrat/remote-kit';
import { waitText } from '@kvadrat/contracts/locales';
import { useLingui } from '@lingui/react/macro';
import type { DeedPlace } from './use-deed-form';

/** Says why a change of one's own account was not made that is right. */
export function useObstacleText(): DeedPlace['obstacle'] {
  const { t } = useLingui();
  const { locale } = useRemote();
  return (obstacle, retryAfter) => {
    if (obstacle === 'rate-limited') {
      const wait = retryAfter === undefined ? '' : waitText(locale, retryAfter);
      return wait === ''
        ? t`Bilo je previše pokušaja. Pokušajte ponovno kasnije.`
        : t`Bilo je previše pokušaja. Pokušajte ponovno ${wait}.`;
    }
    if (obstacle === 'connection') return t`Nema veze s poslužiteljem. Pokušajte ponovno.`;
    return t`Ne znamo je li promjena spremljena. Učitajte stranicu ponovno i provjerite.`;
  };
}
