import type { ReactElement } from 'react';
import { ButtonLink, EmptyState, ErrorState, Notice, Skeleton } from '../../src';
import { Sample, type SamplesProps } from '../sample';
import styles from '../gallery.module.css';

export function StateSamples({ texts }: SamplesProps): ReactElement {
  const { notices, failure } = texts;
  return (
    <>
      <Sample name="EmptyState">
        <EmptyState level="h4" title={texts.empty}>
          <p>{texts.dialog.text}</p>
          <ButtonLink href="#states">{texts.save}</ButtonLink>
        </EmptyState>
      </Sample>
      <Sample name="ErrorState">
        <ErrorState level="h4" title={failure.title} text={failure.text} retryLabel={failure.retry} href="#states" />
      </Sample>
      <Sample name="Notice">
        <Notice>{notices.info}</Notice>
        <Notice tone="good">{notices.good}</Notice>
        <Notice tone="warn">{notices.warn}</Notice>
        <Notice tone="bad">{notices.bad}</Notice>
      </Sample>
      <Sample name="Skeleton">
        <div aria-busy="true" role="status" aria-label={texts.loading}>
          <Skeleton className={styles.photo} />
          <Skeleton />
          <Skeleton className={styles.line} />
        </div>
      </Sample>
    </>
  );
}
