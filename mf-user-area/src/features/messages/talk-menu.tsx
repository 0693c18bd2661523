import type { ReportReason } from '@kvadrat/contracts/forms';
import { Button, MenuIcon, Select, TextArea } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { Talk } from './load-messages';
import { TALK_FIELDS, type TalkDeed } from './messages-act';
import { TalkForm } from './talk-context';
import styles from './talk-menu.module.css';

/** What can be done with a conversation besides writing. A native disclosure, so that it opens without scripts too. */
export function TalkMenu({ talk: { thread, shares, side, key } }: { talk: Talk }): ReactElement {
  const { t } = useLingui();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => menu.current?.removeAttribute('open');
  useEffect(() => {
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && menu.current?.contains(target) === false) close();
    };
    const page = menu.current?.ownerDocument;
    page?.addEventListener('pointerdown', onPress);
    return () => page?.removeEventListener('pointerdown', onPress);
  }, []);
  const without = (one: 'phone' | 'email'): string => shares.filter((shared) => shared !== one).join(' ');
  const withOne = (one: 'phone' | 'email'): string => [...shares, one].join(' ');
  const entry = (deed: TalkDeed, words: ReactNode, hidden: Readonly<Record<string, string>> = {}): ReactElement => (
    <TalkForm deed={deed} thread={thread.id} hidden={hidden} onTaken={close}>
      {({ busy }) => (
        <button type="submit" disabled={busy}>
          {words}
        </button>
      )}
    </TalkForm>
  );
  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={t`Što možete s razgovorom`}>
        <MenuIcon />
      </summary>
      <div className={styles.sheet}>
        {thread.isArchived
          ? entry('fetch', <Trans>Vrati iz arhive</Trans>)
          : entry('archive', <Trans>Premjesti u arhivu</Trans>)}
        {shares.includes('phone')
          ? entry('share', <Trans>Sakrij moj broj telefona</Trans>, { [TALK_FIELDS.shares]: without('phone') })
          : entry('share', <Trans>Pokaži moj broj telefona</Trans>, { [TALK_FIELDS.shares]: withOne('phone') })}
        {shares.includes('email')
          ? entry('share', <Trans>Sakrij moju e-poštu</Trans>, { [TALK_FIELDS.shares]: without('email') })
          : entry('share', <Trans>Pokaži moju e-poštu</Trans>, { [TALK_FIELDS.shares]: withOne('email') })}
        {thread.blocked === 'own'
          ? entry('unblock', <Trans>Deblokiraj</Trans>)
          : entry('block', side === 'visitor' ? <Trans>Blokiraj oglašivača</Trans> : <Trans>Blokiraj osobu</Trans>)}
        <ReportForm thread={thread.id} formKey={key} onTaken={close} />
      </div>
    </details>
  );
}

/** Reports the other side; the staff gets what was said along with it. */
function ReportForm({
  thread,
  formKey,
  onTaken,
}: {
  thread: number;
  formKey: string;
  onTaken: () => void;
}): ReactElement {
  const { t } = useLingui();
  // Of the reasons that a report of an ad has, those a conversation can have.
  const reasons: readonly { value: ReportReason; label: string }[] = [
    { value: 'fraud', label: t`Prijevara ili pokušaj prijevare` },
    { value: 'discrimination', label: t`Vrijeđanje ili diskriminacija` },
    { value: 'illegal', label: t`Nešto nezakonito` },
    { value: 'other', label: t`Drugo` },
  ];
  return (
    <details className={styles.report}>
      <summary>
        <Trans>Prijavi razgovor</Trans>
      </summary>
      <TalkForm deed="report" thread={thread} hidden={{ [TALK_FIELDS.key]: formKey }} onTaken={onTaken}>
        {({ busy, typed }) => (
          <>
            <p>
              <Trans>Uz prijavu nam šaljete i zadnjih sto poruka ovog razgovora.</Trans>
            </p>
            <Select label={t`Razlog`} name="reason" options={reasons} defaultValue={typed['reason'] ?? 'fraud'} />
            <TextArea
              label={t`Što se dogodilo?`}
              name="explanation"
              rows={3}
              required
              defaultValue={typed['explanation']}
            />
            <Button type="submit" kind="primary" disabled={busy}>
              <Trans>Pošalji prijavu</Trans>
            </Button>
          </>
        )}
      </TalkForm>
    </details>
  );
}
