import { useHref } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import type { RefusedForm } from '@kvadrat/contracts/remote';
import { phonePath } from '@kvadrat/contracts/paths';
import { Button, ButtonLink, PhoneIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ContactPage } from '../../components/contact/contact-page';
import { telephone } from '../../components/phone/telephone';
import { useContact } from '../../components/phone/use-contact';
import { NoSuchAd } from '../../components/no-such-ad';
import type { PhoneData } from './phone.page';

export interface PhoneViewProps {
  data: PhoneData;
  refused?: RefusedForm | undefined;
}

/** The page on which the number of an ad is asked for, and told. */
export function PhoneView({ data, refused }: PhoneViewProps): ReactElement {
  return data === null ? <NoSuchAd /> : <PhoneOf ad={data} refused={refused} />;
}

function PhoneOf({ ad, refused }: { ad: NonNullable<PhoneData>; refused: RefusedForm | undefined }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { answer, ask } = useContact(ad.id);
  const phone = answer?.kind === 'told' ? answer.phone : refused?.told?.['phone'];
  const tooOften = answer === null ? refused?.obstacle === 'rate-limited' : answer.kind === 'too-often';
  const failed =
    answer === null ? refused !== undefined && refused.told === undefined && !tooOften : answer.kind === 'unavailable';
  const { title } = ad;
  return (
    <ContactPage title={t`Telefon oglašivača`} lead={t`Za oglas „${title}”. U razgovoru spomenite oglas.`} ad={ad}>
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
          <ButtonLink kind="primary" href={telephone(phone)}>
            <PhoneIcon />
            {phone}
          </ButtonLink>
        </p>
      ) : (
        <form
          method="post"
          action={href(phonePath(ad.id))}
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
    </ContactPage>
  );
}
