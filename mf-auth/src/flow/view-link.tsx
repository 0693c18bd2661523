import type { AuthView } from '@kvadrat/contracts/account';
import { TextLink } from '@kvadrat/ui-kit';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { ViewProps } from './view-props';

/** A link to another view: changes it in place, and is an ordinary link to its page without scripts or in a new tab. */
export function ViewLink({
  to,
  go,
  href,
  email,
  className,
  children,
}: Pick<ViewProps, 'go' | 'href'> & {
  to: AuthView;
  /** Address to take along, where it is not the one the view was given. */
  email?: () => string;
  className?: string | undefined;
  children: ReactNode;
}): ReactElement {
  const press = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to, email === undefined ? {} : { email: email() });
  };
  return (
    <TextLink href={href(to)} className={className} onClick={press}>
      {children}
    </TextLink>
  );
}
