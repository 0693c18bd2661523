import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react';
import { cx } from '../base/cx';
import styles from './card.module.css';

/** A thing of its own in a row of like things. Boxes only for what is paid, sticky or apart. */
export function Card({
  tone = 'plain',
  as: Tag = 'div',
  children,
  className,
}: {
  tone?: 'plain' | 'sunken' | 'outlined';
  as?: 'div' | 'article' | 'li' | 'section';
  children: ReactNode;
  className?: string | undefined;
}): ReactElement {
  return <Tag className={cx(styles.card, styles[tone], className)}>{children}</Tag>;
}

/** The card's one link: its text is the name, its target the whole card. Other controls stay above it. */
export function CardLink({ className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  return <a className={cx(styles.link, className)} {...rest} />;
}
