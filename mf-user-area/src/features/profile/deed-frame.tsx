import { PageFormFrame, SendButton, type FormHandle } from '@kvadrat/remote-kit/form';
import { CSRF_FIELD } from '@kvadrat/contracts/account';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { DEED_FIELD, IDENTITY_FIELD, profilePath, type Deed } from './deeds';
import { useDeedForm, type DeedPlace } from './use-deed-form';

export interface DeedFrameProps {
  place: DeedPlace;
  deed: Deed;
  form: FormHandle;
  /** Whether this is the form that came back. */
  isBack: boolean;
  identity?: string | undefined;
  /** Names of the fields in the order of the page. */
  fields?: readonly string[];
  children: ReactNode;
}

/** The form element of one of the page's forms, with its token and what it is to do. */
export function DeedFrame({
  place: { own, route },
  deed,
  form,
  isBack,
  identity,
  fields = [],
  children,
}: DeedFrameProps): ReactElement {
  const { t } = useLingui();
  const hidden = {
    [DEED_FIELD]: deed,
    [CSRF_FIELD]: own.csrf,
    ...(identity === undefined ? {} : { [IDENTITY_FIELD]: identity }),
  };
  return (
    <PageFormFrame
      form={form}
      action={profilePath(route.locale)}
      hidden={hidden}
      returned={isBack ? { title: t`Promjena nije spremljena`, intro: t`Ispravite označena polja:` } : null}
      fields={fields}
    >
      {children}
    </PageFormFrame>
  );
}

/** A form that is one button. */
export function DeedButton({
  place,
  deed,
  identity,
  children,
}: {
  place: DeedPlace;
  deed: Deed;
  identity?: string;
  children: ReactNode;
}): ReactElement {
  const { form, isBack } = useDeedForm(place, { deed, ...(identity === undefined ? {} : { identity }) });
  return (
    <DeedFrame place={place} deed={deed} form={form} isBack={isBack} identity={identity}>
      <SendButton form={form} kind="outlined">
        {children}
      </SendButton>
    </DeedFrame>
  );
}
