import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useTimes } from '../../components/staff';
import type { Remote } from './remotes-data';
import styles from './remotes.module.css';

/** Who changed what about a remote, when and why; newest first. */
export function History({ remote: { history } }: { remote: Remote }): ReactElement {
  const { t } = useLingui();
  const times = useTimes();
  if (history.length === 0)
    return (
      <p>
        <Trans>Nema ih.</Trans>
      </p>
    );
  return (
    <ul className={styles.history}>
      {history.map(({ revision, author, reason, changedAt, stable, canary, state }) => {
        const then = [
          ...(stable === null ? [] : [stable]),
          ...(canary === null ? [] : [`${canary.release} ${times.count(canary.percent)} %`]),
          ...(state === 'off' ? [t({ context: 'modul', message: 'isključen' })] : []),
        ].join(', ');
        return (
          <li key={revision}>
            {reason}
            <small>{[String(revision), times.at(changedAt), author, ...(then === '' ? [] : [then])].join(' · ')}</small>
          </li>
        );
      })}
    </ul>
  );
}
