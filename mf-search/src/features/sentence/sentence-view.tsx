import { useHref, useRemote } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, Container, Notice, SearchIcon, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { AdCount } from '../../components/ad-count';
import { Examples } from './examples';
import { shownChips } from './read-sentence';
import { SentenceForm } from './sentence-form';
import type { SentenceData } from './sentence-loader';
import { Understood } from './understood';
import { useSentence, type Sentence } from './use-sentence';
import styles from './sentence.module.css';

/** A search in words: what it is understood as stands below while it is being written. */
export function SentenceView({ data }: { data: SentenceData }): ReactElement {
  const { flags } = useRemote();
  const href = useHref();
  const field = useRef<HTMLTextAreaElement>(null);
  const sentence = useSentence(data);
  const { query, answer } = sentence;
  if (data.state === 'off' || !flags.aiSearch) return <NotOffered />;
  const write = (text: string): void => {
    sentence.write(text);
    field.current?.focus();
  };
  const list = listOf(sentence);
  const count = answer?.count ?? null;
  return (
    <Container className={styles.page}>
      <h1>
        <Trans>Opišite što tražite</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Napišite ili recite jednom rečenicom, kao prijatelju. Pokazat ćemo što smo razumjeli prije nego što potražimo.
        </Trans>
      </p>
      <SentenceForm sentence={sentence} field={field} list={list} onWrite={write} />
      <div className={styles.answer} aria-busy={sentence.reading}>
        <p role="status" className={styles.state}>
          {sentence.reading && <Trans>Čitamo…</Trans>}
          {list !== null && count !== null && (
            <VisuallyHidden>
              <AdCount {...count} />
            </VisuallyHidden>
          )}
        </p>
        {sentence.failed && (
          <Notice tone="warn">
            <Trans>
              Rečenicu sada ne možemo pročitati, ali je sačuvana. Provjerite vezu pa ponovno pritisnite „Pročitaj
              rečenicu”.
            </Trans>
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
            {count === null ? (
              <Trans>Prikaži oglase</Trans>
            ) : (
              <Trans>
                Prikaži <AdCount {...count} />
              </Trans>
            )}
          </ButtonLink>
        )}
        {answer !== null && list === null && <NothingUnderstood left={shownChips(answer.reading).length} />}
      </div>
      {(answer === null || list === null) && <Examples onChoose={write} />}
    </Container>
  );
}

/** Address of the list, once something of the sentence as it stands counts. */
function listOf({ answer }: Sentence): string | null {
  return answer !== null && shownChips(answer.reading).some(({ off }) => !off) ? answer.reading.url : null;
}

function NothingUnderstood({ left }: { left: number }): ReactElement {
  const href = useHref();
  return (
    <Notice tone="warn">
      {left > 0 ? (
        <Trans>Uklonili ste sve što smo razumjeli. Vratite nešto od toga ili promijenite rečenicu.</Trans>
      ) : (
        <Trans>
          U ovoj rečenici ne prepoznajemo ništa o nekretnini. Recite mjesto, vrstu, cijenu ili površinu, ili{' '}
          <a href={href(PATHS.defaultSearch)}>tražite s filtrima</a>.
        </Trans>
      )}
    </Notice>
  );
}

function NotOffered(): ReactElement {
  const href = useHref();
  return (
    <Container className={styles.page}>
      <h1>
        <Trans>Pretraga rečenicom nije dostupna</Trans>
      </h1>
      <p>
        <ButtonLink kind="primary" href={href(PATHS.defaultSearch)}>
          <Trans>Tražite s filtrima</Trans>
        </ButtonLink>
      </p>
    </Container>
  );
}
