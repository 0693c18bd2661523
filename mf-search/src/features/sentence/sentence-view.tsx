import { useRemote } from '@kvadrat/remote-kit';
import { SEARCH_PROMPT_MAX_LENGTH } from '@kvadrat/contracts/constants';
import { PATHS } from '@kvadrat/contracts/paths';
import { Button, ButtonLink, Container, Notice, SearchIcon, TextArea, VisuallyHidden } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { AdCount } from '../../components/ad-count';
import { useHref } from '../../lib/use-href';
import { Dictation } from './dictation';
import { Examples } from './examples';
import type { SentenceData } from './sentence-loader';
import { SENTENCE_PARAMETER } from './sentence-query';
import { Understood } from './understood';
import { useSentence, type Sentence } from './use-sentence';
import styles from './sentence.module.css';

/** From here on it is said how much may still be written. */
const SPOKEN_LEFT = [50, 20, 10, 0];

/** A search in words (R241): what it is understood as stands below while it is being written. */
export function SentenceView({ data }: { data: SentenceData }): ReactElement {
  const { t } = useLingui();
  const { flags, navigate } = useRemote();
  const href = useHref();
  const field = useRef<HTMLTextAreaElement>(null);
  const sentence = useSentence(data);
  const { query, left, answer } = sentence;
  if (data.state === 'off' || !flags.aiSearch) return <NotOffered />;
  const over = -left;
  const write = (text: string): void => {
    sentence.write(text);
    field.current?.focus();
  };
  const list = listOf(sentence);
  const count = answer?.count ?? null;
  return (
    <Container className={styles.page}>
      <h1><Trans>Opišite što tražite</Trans></h1>
      <p className={styles.lead}><Trans>Napišite ili recite jednom rečenicom, kao prijatelju. Pokazat ćemo što smo razumjeli prije nego što potražimo.</Trans></p>
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
          {SPOKEN_LEFT.includes(left) && query.text !== '' && <Plural value={left} one="Preostao je # znak" few="Preostala su # znaka" other="Preostalo je # znakova" />}
        </VisuallyHidden>
        <div className={styles.actions}>
          <Button type="submit"><Trans>Pročitaj rečenicu</Trans></Button>
          <Dictation onSaid={(said) => write(query.text.trim() === '' ? said : `${query.text.trim()} ${said}`)} />
        </div>
      </form>
      <div className={styles.answer} aria-busy={sentence.reading}>
        <p role="status" className={styles.state}>
          {sentence.reading && <Trans>Čitamo…</Trans>}
          {list !== null && count !== null && <VisuallyHidden><AdCount {...count} /></VisuallyHidden>}
        </p>
        {sentence.failed && (
          <Notice tone="warn">
            <Trans>Rečenicu sada ne možemo pročitati, ali je sačuvana. Provjerite vezu pa ponovno pritisnite „Pročitaj rečenicu”.</Trans>
          </Notice>
        )}
        {answer !== null && (
          <Understood
            reading={answer.reading}
            query={{ ...query, text: query.text.trim() }}
            onLeaveOut={sentence.leaveOut}
            onMean={sentence.mean}
            onEdit={({ start, end }) => {
              const indent = query.text.length - query.text.trimStart().length;
              field.current?.focus();
              field.current?.setSelectionRange(indent + start, indent + end);
            }}
          />
        )}
        {list !== null && (
          <ButtonLink kind="primary" href={href(list)} className={styles.go}>
            <SearchIcon />
            {count === null ? <Trans>Prikaži oglase</Trans> : <Trans>Prikaži <AdCount {...count} /></Trans>}
          </ButtonLink>
        )}
        {answer !== null && list === null && <NothingUnderstood left={answer.reading.understood.length} />}
      </div>
      {(answer === null || list === null) && <Examples onChoose={write} />}
    </Container>
  );
}

/** Address of the list, once something of the sentence as it stands counts. */
function listOf({ answer }: Sentence): string | null {
  return answer !== null && answer.reading.understood.some(({ off }) => !off) ? answer.reading.url : null;
}

function NothingUnderstood({ left }: { left: number }): ReactElement {
  const href = useHref();
  return (
    <Notice tone="warn">
      {left > 0 ? (
        <Trans>Uklonili ste sve što smo razumjeli. Vratite nešto od toga ili promijenite rečenicu.</Trans>
      ) : (
        <Trans>U ovoj rečenici ne prepoznajemo ništa o nekretnini. Recite mjesto, vrstu, cijenu ili površinu, ili <a href={href(PATHS.defaultSearch)}>tražite s filtrima</a>.</Trans>
      )}
    </Notice>
  );
}

function NotOffered(): ReactElement {
  const href = useHref();
  return (
    <Container className={styles.page}>
      <h1><Trans>Pretraga rečenicom nije dostupna</Trans></h1>
      <p><ButtonLink kind="primary" href={href(PATHS.defaultSearch)}><Trans>Tražite s filtrima</Trans></ButtonLink></p>
    </Container>
  );
}
