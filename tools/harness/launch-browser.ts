import { chromium, type Browser } from 'playwright-core';

/** Starts the Chromium that `npm test` found, without a window. */
export function launchBrowser(parameters: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--disable-dev-shm-usage', '--font-render-hinting=none', ...parameters],
  });
}
