import { useHref } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { staffPage } from '../../components/staff';
import { CodeView } from './code-view';
import styles from './code.module.css';

/** `/-/remotes/codes/{code}/`: what a code of a platform failure means. */
export const codePage = staffPage({
  load: ({ params }, { http, signal }) =>
    http.get(
      apiAddress('staff/error-codes/{code}', { code: params['code'] ?? '' }),
      signal === undefined ? {} : { signal },
    ),
  title: ({ code }) => code,
  Above: BackToRemotes,
  View: CodeView,
});

function BackToRemotes(): ReactElement {
  const href = useHref();
  return (
    <a className={styles.back} href={href(STAFF_PATHS.remotes)}>
      ← <Trans>Moduli portala</Trans>
    </a>
  );
}
