import { useHref } from '@kvadrat/remote-kit';
import { MFE_CODES } from '@kvadrat/contracts/errors';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';
import type { ReactElement } from 'react';

/** Address of the page that says what a code means, without language prefix. */
export function codePath(code: string): string {
  return `${STAFF_PATHS.remotes}codes/${code}/`;
}

/** A code of a failure, with a link to its page where it has one. */
export function CodeLink({ code }: { code: string }): ReactElement {
  const href = useHref();
  return Object.hasOwn(MFE_CODES, code) ? <a href={href(codePath(code))}>{code}</a> : <span>{code}</span>;
}
