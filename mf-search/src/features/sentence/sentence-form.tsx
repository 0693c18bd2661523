import { useHref, useRemote } from '@kvadrat/remote-kit';
import { SEARCH_PROMPT_MAX_LENGTH } from '@kvadrat/contracts/constants';
import { PATHS } from '@kvadrat/contracts/paths';
import { Button, TextArea, VisuallyHidden } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import { Dictation } from './dictation';
import { SENTENCE_PARAMETER } from './sentence-query';
import type { Sentence } from './use-sentence';
import styles from './sentence.module.css';

/** From here on it is said how much may still be written. */
const SPOKEN_LEFT = [50, 20, 10, 0];

/** Where the sentence is written or said. Sent, it leads to its list, or is read where there is none yet. */
export function SentenceForm({
  sentence,
  field,
  list,
  onWrite,
}: {
  sentence: Sentence;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Address of the list. */
  list: string | null;
  /** Takes a text that was not typed. */
  onWrite: (text: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const { navigate } = useRemote();
  const href = useHref();
  const { query, left } = sentence;
  const over = -left;
  return (
    <form
      role="search"
      method="get"
      action={href(PATHS.sentence)}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (list === null) sentence.read();
        else navigate(href(list));
      }}
    >
      <TextArea
        ref={field}
        label={t`Vaša rečenica`}
        name={SENTENCE_PARAMETER}
        rows={3}
        value={query.text}
        placeholder={t`na primjer: stan s balkonom u Zagrebu do 180.000 €`}
        hint={left < 0 ? undefined : t`Preostalo znakova: ${left} od ${SEARCH_PROMPT_MAX_LENGTH}`}
        error={left < 0 ? t`Rečenica je preduga. Izbrišite još znakova: ${over}.` : undefined}
        enterKeyHint="search"
        onChange={(event) => sentence.write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <VisuallyHidden role="status">
        {SPOKEN_LEFT.includes(left) && query.text !== '' && (
          <Plural value={left} one="Preostao je # znak" few="Preostala su # znaka" other="Preostalo je # znakova" />
        )}
      </VisuallyHidden>
      <div className={styles.actions}>
        <Button type="submit">
          <Trans>Pročitaj rečenicu</Trans>
        </Button>
        <Dictation onSaid={(said) => onWrite(query.text.trim() === '' ? said : `${query.text.trim()} ${said}`)} />
      </div>
    </form>
  );
}
