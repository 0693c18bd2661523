import { useLingui } from '@lingui/react/macro';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { FrameRequest } from '@kvadrat/contracts/remote';
import type { Entry } from './entries';
import { Glyph } from './glyph';
import { isInSection } from './section';

interface EntryLinkProps {
  entry: Entry;
  request: Pick<FrameRequest, 'locale' | 'path'>;
  className?: string | undefined;
  /** Its drawing stands before the word. */
  withGlyph?: boolean;
  /** The drawing stands alone, its word is only read out. */
  wordClass?: string | undefined;
}

/** A link of the frame, marked while its part of the portal is open. */
export function EntryLink({
  entry: { label, path, section, glyph },
  request,
  className,
  withGlyph = false,
  wordClass,
}: EntryLinkProps) {
  const { i18n } = useLingui();
  const current = section !== undefined && isInSection(section, request.path);
  return (
    <a
      className={className}
      href={localizedPath(request.locale, path)}
      aria-current={current ? 'true' : undefined}
      data-section={section}
    >
      {withGlyph && glyph !== undefined && <Glyph name={glyph} />}
      <span className={wordClass}>{i18n._(label)}</span>
    </a>
  );
}
