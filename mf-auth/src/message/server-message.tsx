import { useHostWindow, useRemote } from '@kvadrat/remote-kit';
import { useEffect, useRef, type ReactElement } from 'react';
import { messageFragment, messageWords } from './message-html';

/**
 * A message of the server, which may hold a little HTML. One without is text at once; any other shows its words
 * until the allow-list is there.
 */
export function ServerMessage({ children }: { children: string }): ReactElement {
  return children.includes('<') ? <HtmlMessage key={children} html={children} /> : <>{children}</>;
}

function HtmlMessage({ html }: { html: string }): ReactElement {
  const { portalOrigin, report } = useRemote();
  const view = useHostWindow();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (view === null) return;
    const origin = portalOrigin === '' ? view.location.origin : portalOrigin;
    import('dompurify').then(
      ({ default: createPurify }) => place.current?.replaceChildren(messageFragment(createPurify(view), html, origin)),
      report,
    );
  }, [html, portalOrigin, report, view]);
  return <span ref={place}>{messageWords(html)}</span>;
}
