import { useHref } from '@kvadrat/remote-kit';
import { FormMessage, FormPage } from '@kvadrat/remote-kit/form';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Button, ButtonLink, PhoneIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { NoAgency } from '../../components/no-agency';
import type { PhoneData } from './phone.page';
import { usePhone } from './use-phone';

interface PhoneViewProps {
  data: PhoneData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}

/** The page on which the number of an agency is asked for, and told. */
export function PhoneView({ data, route, refused }: PhoneViewProps): ReactElement {
  return data === null ? <NoAgency /> : <PhoneOf agency={data} route={route} refused={refused} />;
}

function PhoneOf({
  agency: { slug, name, path },
  route,
  refused,
}: Omit<PhoneViewProps, 'data'> & { agency: NonNullable<PhoneData> }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { answer, ask } = usePhone(slug);
  const phone = answer?.kind === 'told' ? answer.phone : refused?.told?.['phone'];
  const tooOften = answer === null ? refused?.obstacle === 'rate-limited' : answer.kind === 'too-often';
  const failed =
    answer === null ? refused !== undefined && refused.told === undefined && !tooOften : answer.kind === 'unavailable';
  return (
    <FormPage
      way={{ label: t`Putanja`, home: t`Početna` }}
      title={t`Telefon agencije`}
      lead={t`${name}. U razgovoru spomenite Kvadrat.`}
    >
      {tooOften && (
        <FormMessage tone="bad">
          <Trans>Previše upita u kratkom vremenu. Pokušajte ponovno za minutu.</Trans>
        </FormMessage>
      )}
      {failed && (
        <FormMessage tone="bad">
          <Trans>Kontakt trenutačno nije dostupan. Pokušajte ponovno.</Trans>
        </FormMessage>
      )}
      {phone !== undefined ? (
        <p>
          <ButtonLink kind="primary" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <PhoneIcon />
            {phone}
          </ButtonLink>
        </p>
      ) : (
        <form
          method="post"
          action={href(route.path)}
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          <Button kind="primary" type="submit">
            <PhoneIcon />
            <Trans>Prikaži telefon</Trans>
          </Button>
        </form>
      )}
      <p>
        <a href={href(path)}>
          <Trans>Natrag na stranicu agencije</Trans>
        </a>
      </p>
    </FormPage>
  );
}
