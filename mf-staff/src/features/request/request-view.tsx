import { useHref } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Notice } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useTimes } from '../../components/staff';
import { useRequestWords } from '../../components/words';
import type { RequestData } from './request-data';
import { RequestForm } from './request-form';
import styles from './request.module.css';

/** All that one company has said, what was decided, and what can be. */
export function RequestView({
  data: { found, decided },
  route,
  refused,
}: {
  data: RequestData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { same } = found;
  return (
    <>
      {decided && refused === undefined && (
        <FormMessage tone="good">
          <Trans>Odluka je donesena i poslana poštom.</Trans>
        </FormMessage>
      )}
      {same > 0 && (
        <Notice>
          <Trans>Drugih zahtjeva s ovim OIB-om: {same}.</Trans>
        </Notice>
      )}
      <div className={styles.columns}>
        <Said found={found} />
        {found.possible.length > 0 && <RequestForm key={found.state} found={found} route={route} refused={refused} />}
      </div>
    </>
  );
}

function Said({ found }: Pick<RequestData, 'found'>): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { states, kinds } = useRequestWords();
  const times = useTimes();
  const { decidedAt, agencyPath } = found;
  const rows: [string, ReactNode][] = [
    [t`Stanje`, states[found.state]],
    [t`Broj zahtjeva`, found.reference],
    [t`Primljen`, times.at(found.receivedAt)],
    [t`Djelatnost`, kinds[found.kind]],
    [t`OIB tvrtke`, found.oib],
    [t`Broj u Registru posrednika`, found.register === '' ? t`nije naveden` : found.register],
    [t`Adresa`, `${found.street}, ${found.place}`],
    [t`Osoba za kontakt`, found.name],
    [t`E-pošta`, found.email],
    [t`Telefon`, found.phone],
    [t`Jezik`, LOCALE_DETAILS[found.locale].name],
    ...(found.message === '' ? [] : [[t`Napomena`, found.message] satisfies [string, string]]),
    ...(decidedAt === null
      ? []
      : [[t`Odlučeno`, `${times.at(decidedAt)}, ${found.author ?? ''}`] satisfies [string, string]]),
    ...(found.reasons === '' ? [] : [[t`Razlozi`, found.reasons] satisfies [string, string]]),
    ...(agencyPath === null
      ? []
      : [
          [
            t`Stranica agencije`,
            <a key="page" href={href(agencyPath)}>
              {agencyPath}
            </a>,
          ] satisfies [string, ReactNode],
        ]),
  ];
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
