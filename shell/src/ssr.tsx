import { defineServerBundle } from '@kvadrat/remote-kit/ssr';
import { setupI18n, type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import type { FrameRequest, FrameResult, PageHead } from '@kvadrat/contracts/remote';
import { renderToStaticMarkup } from 'react-dom/server';
import { Frame, withOutlet } from './frame/frame';
import { FRAME_SECTIONS } from './frame/frame-sections';
import { pageFonts } from './frame/page-fonts';
import type { ErrorPageName } from './frame/error-page';
import { loadCatalogue } from './locales/catalogues.jsonc';
import { pages } from './pages';

/** Renders the shell's own pages of an address, as a remote renders its pages. */
export const { render } = defineServerBundle({ pages, loadCatalogue });

/** Renders the page frame, with the outlet for a remote's page or one of the shell's error pages. */
export async function renderFrame(request: FrameRequest): Promise<FrameResult> {
  const i18n = setupI18n({
    locale: request.locale,
    messages: { [request.locale]: await loadCatalogue(request.locale) },
  });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Frame request={request} year={new Date().getFullYear()} />
    </I18nProvider>,
  );
  return {
    html: withOutlet(html),
    head: request.page === 'remote' ? null : errorHead(request.page, request, i18n),
    fonts: pageFonts(request.locale),
    sections: FRAME_SECTIONS,
  };
}

const TITLES = {
  'not-found': msg`Ove stranice nema`,
  error: msg`Stranica se nije mogla prikazati`,
  unavailable: msg`Stranica trenutačno nije dostupna`,
} as const satisfies Record<ErrorPageName, unknown>;

function errorHead(page: ErrorPageName, { locale, path }: FrameRequest, i18n: I18n): PageHead {
  const title = i18n._(TITLES[page]);
  return {
    title: `${title} | Kvadrat`,
    description: title,
    canonical: localizedPath(locale, path),
    robots: 'noindex',
    alternates: LOCALES.map((other) => ({ hreflang: other, href: localizedPath(other, path) })),
  };
}
