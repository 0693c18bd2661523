import type { PageAct } from '@kvadrat/remote-kit';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { TextArea } from '@kvadrat/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { LinkForm } from '../../components/contact/link-form';
import { ACT_FIELD, MESSAGE_FIELD } from './answer-act';
import styles from './answer.module.css';

export interface AnswerFormProps {
  /** What it does. */
  name: string;
  act: PageAct;
  route: RouteLocation;
  refused: RefusedForm | undefined;
  obstacleText: (obstacle: string) => string;
  button: string;
  strong?: boolean;
  /** Words that open a form which is not wanted often. */
  folded?: string;
  message: string;
  /** Whether the message has to have words. */
  required?: boolean;
  children?: ReactNode;
}

/** One thing the reader of a link can do. */
export function AnswerForm({
  name,
  refused,
  folded,
  message,
  required = false,
  children,
  ...form
}: AnswerFormProps): ReactElement {
  const own = refused?.values[ACT_FIELD] === name ? refused : undefined;
  const whole = (
    <LinkForm {...form} name={`answer ${name}`} refused={own} sent={{ [ACT_FIELD]: name }}>
      {children}
      <TextArea
        label={message}
        name={MESSAGE_FIELD}
        rows={3}
        maxLength={2000}
        required={required}
        defaultValue={own?.values[MESSAGE_FIELD] ?? ''}
      />
    </LinkForm>
  );
  if (folded === undefined) return <section>{whole}</section>;
  return (
    <details className={styles.folded} open={own !== undefined}>
      <summary>{folded}</summary>
      {whole}
    </details>
  );
}
