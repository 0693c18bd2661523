import { useRemote } from '@kvadrat/remote-kit';
import { searchUrl } from '@kvadrat/contracts/search';
import { Button } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ApplyButton } from './apply-button';
import { isEmpty } from './areas';
import { CopyLink } from './copy-link';
import type { AreaSetting } from './use-area-setting';
import styles from './areas.module.css';

/** What can be done with areas that are set. */
export function AreaFoot({
  setting: { areas, next, clear },
  title,
  onApply,
}: {
  setting: AreaSetting;
  /** Of the tool. */
  title: string;
  onApply: () => void;
}): ReactElement {
  const { flags } = useRemote();
  return (
    <footer className={styles.foot}>
      {!isEmpty(areas) && (
        <>
          <Button kind="plain" small onClick={clear}>
            <Trans>Obriši</Trans>
          </Button>
          <CopyLink title={title} path={searchUrl(next, flags)} />
        </>
      )}
      <ApplyButton address={searchUrl(next, flags)} onApply={onApply} />
    </footer>
  );
}
