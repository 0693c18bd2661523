import { Trans, useLingui } from '@lingui/react/macro';
import { localizedPath } from '@kvadrat/contracts/locales';
import { FLAGS_SCRIPT_ID, OUTLET, type FrameRequest } from '@kvadrat/contracts/remote';
import { ConsentNotice } from '../consent/consent-notice';
import { ErrorPage } from './error-page';
import { FailureTemplates } from './failure-templates';
import { Footer } from './footer';
import { FRAME } from './frame-ids';
import styles from './frame.module.css';
import { Header } from './header';
import { MarkTexts } from './mark-texts';
import { TabBar } from './tab-bar';

/** Stands for {@link OUTLET}, a comment, which React cannot write. */
const OUTLET_MARK = 'kvadrat-outlet';

/** Everything around a page. Plain HTML: the shell's script enhances it without rendering it again. */
export function Frame({ request, year }: { request: FrameRequest; year: number }) {
  const { t } = useLingui();
  return (
    <>
      <a className={styles.skip} href={`#${FRAME.main}`}>
        <Trans>Preskoči na sadržaj</Trans>
      </a>
      <a className={styles.skip} href={`#${FRAME.footer}`}>
        <Trans>Preskoči na podnožje</Trans>
      </a>
      <ConsentNotice request={request} />
      <div
        id={FRAME.progress}
        className={styles.progress}
        role="progressbar"
        aria-label={t`Stranica se učitava`}
        hidden
      />
      <Header request={request} />
      <p id={FRAME.address} className={styles.address} aria-hidden="true">
        kvadrat {localizedPath(request.locale, request.path)}
      </p>
      <main id={FRAME.main} className={styles.main} tabIndex={-1}>
        {/* Where a page is not available the browser may still make it, in the sentence's place. */}
        {(request.page === 'remote' || request.page === 'unavailable') && <template id={OUTLET_MARK} />}
        {request.page !== 'remote' && <ErrorPage page={request.page} locale={request.locale} />}
      </main>
      <Footer request={request} year={year} />
      <TabBar request={request} />
      <div id={FRAME.live} className={styles.unseen} role="status" />
      <MarkTexts />
      <FailureTemplates locale={request.locale} />
      {request.flags !== undefined && (
        <script
          type="application/json"
          id={FLAGS_SCRIPT_ID}
          dangerouslySetInnerHTML={{ __html: JSON.stringify(request.flags) }}
        />
      )}
    </>
  );
}

/** Puts the outlet's comment where React left its mark. */
export function withOutlet(html: string): string {
  return html.replace(`<template id="${OUTLET_MARK}"></template>`, OUTLET);
}
