import type { Locator } from 'playwright-core';

/**
 * Presses the middle of a control once it rests and nothing lies over it. A click of playwright's own lays listeners
 * over the page that look whether it arrives; they would run inside of what is measured.
 */
export async function pressMiddle(target: Locator): Promise<void> {
  const element = await target.elementHandle();
  await element.waitForElementState('stable');
  const found = await target.page().waitForFunction((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    if (control.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
    // Out from below what sticks to an edge of the screen.
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    return false;
  }, element);
  const { x, y } = await found.evaluate((middle) => (middle === false ? { x: NaN, y: NaN } : middle));
  await target.page().mouse.click(x, y);
}
