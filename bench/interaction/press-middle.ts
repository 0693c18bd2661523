import type { Locator } from 'playwright-core';

/**
 * Presses the middle of a control once it rests. A click of playwright's own lays listeners over the page that look
 * whether it arrives; they would run inside of what is measured.
 */
export async function pressMiddle(target: Locator): Promise<void> {
  await (await target.elementHandle()).waitForElementState('stable');
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not on the page.`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
