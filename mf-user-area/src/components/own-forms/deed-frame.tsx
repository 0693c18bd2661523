import { PageFormFrame, SendButton, type FormHandle } from '@kvadrat/remote-kit/form';
import { CSRF_FIELD } from '@kvadrat/contracts/account';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { DEED_FIELD, useDeedForm, type DeedPlace } from './use-deed-form';

export interface DeedFrameProps {
  place: DeedPlace;
  deed: string;
  form: FormHandle;
  /** Whether this is the form that came back. */
  isBack: boolean;
  /** What it is about, by the name of its field. */
  about?: Readonly<Record<string, string>> | undefined;
  /** Names of the fields in the order of the page. */
  fields?: readonly string[];
  children: ReactNode;
}

/** The form element of one of a page's forms, with its token and what it is to do. */
export function DeedFrame({
  place: { csrf, path },
  deed,
  form,
  isBack,
  about = {},
  fields = [],
  children,
}: DeedFrameProps): ReactElement {
  const { t } = useLingui();
  return (
    <PageFormFrame
      form={form}
      action={path}
      hidden={{ [DEED_FIELD]: deed, [CSRF_FIELD]: csrf, ...about }}
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
  about,
  children,
}: {
  place: DeedPlace;
  deed: string;
  about?: Readonly<Record<string, string>>;
  children: ReactNode;
}): ReactElement {
  const { form, isBack } = useDeedForm(place, { deed, ...(about === undefined ? {} : { about }) });
  return (
    <DeedFrame place={place} deed={deed} form={form} isBack={isBack} about={about}>
      <SendButton form={form} kind="outlined">
        {children}
      </SendButton>
    </DeedFrame>
  );
}
