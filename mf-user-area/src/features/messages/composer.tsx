import { useRemote } from '@kvadrat/remote-kit';
import { CSRF_FIELD } from '@kvadrat/contracts/account';
import type { RefusedForm } from '@kvadrat/contracts/remote';
import { TALK_FILE_BYTES, TALK_FILES_MAX, TALK_MESSAGE_MAX } from '@kvadrat/contracts/forms';
import { Button, ChipButton, SendIcon } from '@kvadrat/ui-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { useUploads } from '@kvadrat/remote-kit/uploads';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import styles from './composer.module.css';
import { FilePicker } from './file-picker';
import type { Talk } from './load-messages';
import { messagesHref, readMessagesQuery } from './message-address';
import { TALK_FIELDS } from './messages-act';
import { keepDraft, readDraft } from './outbox';
import { useTalkPlace } from './talk-context';
import type { Outbox } from './use-outbox';
import { useTalkTexts } from './use-talk-texts';
import { WaitingFiles } from './waiting-files';

/** The field for the next message. What is typed stays on this device until it is sent; Ctrl and Enter send. */
export function Composer({ talk, outbox }: { talk: Talk; outbox: Outbox }): ReactElement {
  const { t } = useLingui();
  const { csrf, route, refused } = useTalkPlace();
  const { id } = talk.thread;
  const { field, keep, write } = useDraft(id);
  const form = useRef<HTMLFormElement>(null);
  const isBack = refused?.values[TALK_FIELDS.deed] === 'write' && refused.values[TALK_FIELDS.thread] === String(id);
  const problem = isBack ? refused.problems['message'] : undefined;
  const uploads = useUploads({ part: 'messages-file', room: TALK_FILES_MAX, reasonAgainst });
  const isReady = uploads.files.every(({ state }) => state === 'ready');

  const send = (): void => {
    const text = field.current?.value.trim() ?? '';
    if (!isReady) return;
    if (text === '' && uploads.files.length === 0) {
      field.current?.focus();
      return;
    }
    outbox.send(
      text,
      uploads.files.map(({ token, name }) => ({ token, name })),
    );
    uploads.clear();
    write('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <div className={styles.foot}>
      <QuickAnswers side={talk.side} onChoose={write} />
      {isBack && <SentBack refused={refused} />}
      <WaitingFiles uploads={uploads} />
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        action={messagesHref(route.locale, { ...readMessagesQuery(route.search), reported: null })}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          // A host that sends no files by itself: the browser sends them with the form.
          if (!uploads.possible && hasFiles(event.currentTarget)) return;
          event.preventDefault();
          send();
        }}
      >
        <input type="hidden" name={TALK_FIELDS.deed} value="write" />
        <input type="hidden" name={TALK_FIELDS.thread} value={id} />
        <input type="hidden" name={TALK_FIELDS.key} value={isBack ? refused.values[TALK_FIELDS.key] : talk.key} />
        <input type="hidden" name={CSRF_FIELD} value={csrf} />
        <FilePicker uploads={uploads} />
        <textarea
          ref={field}
          className={styles.field}
          name="message"
          rows={1}
          maxLength={TALK_MESSAGE_MAX}
          aria-label={t`Poruka`}
          aria-invalid={problem !== undefined || undefined}
          placeholder={t`Napišite poruku`}
          aria-keyshortcuts="Control+Enter"
          defaultValue={isBack ? refused.values['message'] : ''}
          onInput={keep}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" kind="primary" className={styles.send} aria-label={t`Pošalji`} disabled={!isReady}>
          <SendIcon />
        </Button>
      </form>
    </div>
  );
}

function reasonAgainst({ size }: File): string {
  if (size === 0) return 'empty';
  return size > TALK_FILE_BYTES ? 'too-large' : '';
}

function hasFiles(form: HTMLFormElement): boolean {
  const chosen = form.elements.namedItem(TALK_FIELDS.files);
  return chosen instanceof HTMLInputElement && (chosen.files?.length ?? 0) > 0;
}

/** Says why a message came back. */
function SentBack({ refused: { problems, obstacle = '', retryAfter } }: { refused: RefusedForm }): ReactElement {
  const texts = useTalkTexts();
  const { files, message } = problems;
  const other = message === undefined ? texts.obstacle(obstacle, retryAfter) : texts.problem(message);
  return <FormMessage tone="bad">{files === undefined ? other : texts.file(files)}</FormMessage>;
}

/** The field with what was typed into this conversation on this device. */
function useDraft(thread: number): {
  field: RefObject<HTMLTextAreaElement | null>;
  keep: () => void;
  write: (text: string) => void;
} {
  const { storage } = useRemote();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = field.current;
    if (area === null || area.value !== '') return;
    area.value = readDraft(storage, thread);
    grow(area);
  }, [storage, thread]);
  const keep = (): void => {
    const area = field.current;
    if (area === null) return;
    keepDraft(storage, thread, area.value);
    grow(area);
  };
  const write = (text: string): void => {
    if (field.current === null) return;
    field.current.value = text;
    keep();
    field.current.focus();
  };
  return { field, keep, write };
}

/** Words that are often said; chosen, they stand in the field, to be changed and sent. */
function QuickAnswers({ side, onChoose }: { side: Talk['side']; onChoose: (text: string) => void }): ReactElement {
  const { t } = useLingui();
  const ofVisitor = [t`Je li cijena konačna?`, t`Možete li poslati tlocrt?`, t`Može i vikendom?`];
  const ofAdvertiser = [
    t`Nekretnina je još slobodna.`,
    t`Kada biste došli na razgled?`,
    t`Hvala na upitu, javljam se danas.`,
    t`Nažalost, više nije u ponudi.`,
  ];
  return (
    <div className={styles.quick} role="group" aria-label={t`Brzi odgovori`}>
      {(side === 'visitor' ? ofVisitor : ofAdvertiser).map((text) => (
        <ChipButton key={text} onClick={() => onChoose(text)}>
          {text}
        </ChipButton>
      ))}
    </div>
  );
}

const TALLEST_PX = 160;

/** Makes the field as tall as its text, where the browser does not do so itself. */
function grow(area: HTMLTextAreaElement): void {
  if (Reflect.has(area.style, 'fieldSizing')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${Math.min(area.scrollHeight, TALLEST_PX)}px`;
}
