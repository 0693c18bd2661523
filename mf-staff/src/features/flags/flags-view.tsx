import type { FlagStates } from '@kvadrat/contracts/api';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Badge, Button } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { addressOf } from '../../components/staff';
import { FLAG_FIELD, STATE_FIELD } from './flags-act';
import styles from './flags.module.css';
import { useFlagLabels } from '../../components/use-flag-labels';

/** The feature flags, each with the buttons that flip it for this browser. */
export function FlagsView({ data: { flags }, route }: { data: FlagStates; route: RouteLocation }): ReactElement {
  return (
    <>
      <p>
        <Trans>Što promijenite, vrijedi samo u ovom pregledniku.</Trans>
      </p>
      <ul className={styles.flags}>
        {flags.map((flag) => (
          <FlagRow key={flag.name} flag={flag} route={route} />
        ))}
      </ul>
    </>
  );
}

/** The browser sends the form by itself: flags hold for a whole document. */
function FlagRow({
  flag: { name, shipped, deployed, flipped },
  route,
}: {
  flag: FlagStates['flags'][number];
  route: RouteLocation;
}): ReactElement {
  const { t } = useLingui();
  const label = useFlagLabels()[name];
  const shown = flipped ?? deployed;
  const turn = shown ? t`Isključi` : t`Uključi`;
  const back = t`Vrati kao na poslužitelju`;
  return (
    <li className={styles.flag}>
      <h2 className={styles.name}>
        {label} <code>{name}</code>
      </h2>
      <dl className={styles.states}>
        <State name={<Trans>Isporučeno</Trans>} on={shipped} />
        <State name={<Trans>Na poslužitelju</Trans>} on={deployed} />
        <State name={<Trans>U pregledniku</Trans>} on={shown} isOwn={flipped !== null} />
      </dl>
      <form className={styles.buttons} method="post" action={addressOf(route)}>
        <input type="hidden" name={FLAG_FIELD} value={name} />
        <Button small type="submit" name={STATE_FIELD} value={shown ? 'off' : 'on'} aria-label={`${turn}: ${label}`}>
          {turn}
        </Button>
        {flipped !== null && (
          <Button small type="submit" kind="plain" name={STATE_FIELD} value="shipped" aria-label={`${back}: ${label}`}>
            {back}
          </Button>
        )}
      </form>
    </li>
  );
}

function State({ name, on, isOwn = false }: { name: ReactNode; on: boolean; isOwn?: boolean }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isOwn ? (
          <Badge tone={on ? 'good' : 'warn'}>
            <OnOff on={on} />
          </Badge>
        ) : (
          <OnOff on={on} />
        )}
      </dd>
    </div>
  );
}

function OnOff({ on }: { on: boolean }): ReactElement {
  return on ? <Trans context="značajka">uključeno</Trans> : <Trans context="značajka">isključeno</Trans>;
}
