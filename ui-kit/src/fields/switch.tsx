import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import styles from './choice.module.css';

/** Something that is on or off and takes effect at once. What is sent with a form is a `Checkbox`. */
export function Switch({
  label,
  className,
  ...input
}: { label: ReactNode } & Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'role'>): ReactElement {
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input type="checkbox" role="switch" className={styles.switch} {...input} />
        <span>{label}</span>
      </label>
    </div>
  );
}
