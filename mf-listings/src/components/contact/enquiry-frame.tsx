import { useHref, useOnline } from '@kvadrat/remote-kit';
import { fieldPlace, FormNote, PageFormFrame, SendButton, type KeyedForm } from '@kvadrat/remote-kit/form';
import { enquiryPath, LEGAL_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm } from '@kvadrat/contracts/remote';
import { Notice, TextArea } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { EnquiryKind } from './enquiry-act';
import { PersonFields } from './person-fields';

/** Fields of every form of an ad, as they stand on the page. */
const COMMON = ['name', 'email', 'phone', 'message'] as const;

export interface EnquiryFrameProps {
  form: KeyedForm;
  kind: EnquiryKind['form'];
  adId: number;
  refused: RefusedForm | undefined;
  /** Fields that only this form has, in the order of the page. */
  own: readonly string[];
  /** Label of the button. */
  send: string;
  /** Before the button. */
  note?: ReactNode;
  children: ReactNode;
}

/** The form element of every form of an ad: its own fields, who writes, what is done with what was typed, how the sending goes. */
export function EnquiryFrame({
  form,
  kind,
  adId,
  refused,
  own,
  send,
  note,
  children,
}: EnquiryFrameProps): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const isRequest = kind !== 'message';
  return (
    <PageFormFrame
      form={form}
      action={href(enquiryPath(adId, kind))}
      trap={t`Ovo polje ostavite prazno`}
      returned={
        refused === undefined
          ? null
          : { title: isRequest ? t`Još nije poslano` : t`Poruka još nije poslana`, intro: t`Ispravite označena polja:` }
      }
      fields={[...own, ...COMMON]}
    >
      {children}
      <PersonFields form={form} />
      <div id={fieldPlace('message')}>
        {isRequest ? (
          <TextArea label={t`Poruka (nije obavezna)`} rows={3} {...form.field('message')} />
        ) : (
          <TextArea label={t`Poruka`} rows={5} required {...form.field('message')} />
        )}
      </div>
      {note}
      <FormNote>
        <Trans>
          Oglašivač dobiva ime, telefon i poruku, a adresu e-pošte ne. Razgovor brišemo 24 mjeseca nakon zadnje poruke.{' '}
          <a href={href(LEGAL_PATHS.privacy)} target="_blank" rel="noopener">
            Zaštita privatnosti
          </a>
        </Trans>
      </FormNote>
      <Waiting busy={form.state.status === 'submitting'} isRequest={isRequest} />
      <SendButton form={form} full>
        {send}
      </SendButton>
    </PageFormFrame>
  );
}

/** Says that what is sent waits for the connection. */
function Waiting({ busy, isRequest }: { busy: boolean; isRequest: boolean }): ReactElement {
  const isOnline = useOnline();
  return (
    <div role="status">
      {busy && !isOnline && (
        <Notice>
          {isRequest ? (
            <Trans>Nema veze. Slanje čeka najviše jednu minutu i kreće čim se veza vrati.</Trans>
          ) : (
            <Trans>Nema veze. Poruka čeka najviše jednu minutu i šalje se čim se veza vrati.</Trans>
          )}
        </Notice>
      )}
    </div>
  );
}
