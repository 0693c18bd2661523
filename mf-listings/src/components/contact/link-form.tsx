import { useHref, type PageAct } from '@kvadrat/remote-kit';
import { FormMessage, GENERIC_STATUS, SendButton, usePageForm } from '@kvadrat/remote-kit/form';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import type { ReactElement, ReactNode } from 'react';
import { object } from 'yup';
import styles from './link-form.module.css';

const NO_RULES = object({});

export interface LinkFormProps {
  /** Tells it from others of the page. */
  name: string;
  act: PageAct;
  route: RouteLocation;
  refused: RefusedForm | undefined;
  /** What goes along unseen. */
  sent: Readonly<Record<string, string>>;
  obstacleText: (obstacle: string) => string;
  button: string;
  /** The one that is likely; the others are plain. */
  strong?: boolean;
  children?: ReactNode;
}

/**
 * One press behind the link of a mail. Nothing is done by opening the link, which programs that look into mails do too. It is sent to
 * the address of the page, whose parameter proves who reads it.
 */
export function LinkForm({
  name,
  act,
  route,
  refused,
  sent,
  obstacleText,
  button,
  strong = false,
  children,
}: LinkFormProps): ReactElement {
  const href = useHref();
  const form = usePageForm({ name, act, route, schema: NO_RULES, refused, problemText: () => undefined, obstacleText });
  const { state, onSubmit, onInput } = form;
  return (
    <form
      className={styles.form}
      method="post"
      action={`${href(route.path)}${route.search}`}
      data-state={GENERIC_STATUS[state.status]}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {state.message !== '' && <FormMessage tone="bad">{state.message}</FormMessage>}
      {Object.entries(sent).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      <SendButton form={form} kind={strong ? 'primary' : 'outlined'}>
        {button}
      </SendButton>
    </form>
  );
}
