import { botVerdict } from '@kvadrat/contracts/errors';

/** One document in a thousand is looked at. */
const CHECKED_SHARE = 0.001;

/** What is told of a document that was looked at. */
export interface BotCheck {
  bot: boolean;
}

/** Asks BotD; its own count of installations, which would go to another host, is off. */
async function askBotD(): Promise<boolean> {
  const { load } = await import(/* webpackChunkName: "botd" */ '@fingerprintjs/botd');
  return (await load({ monitoring: false })).detect().bot;
}

/**
 * Looks whether a program is at work, for one document in a thousand; it stops nobody, and who cannot be judged is a person.
 * @param chance a number from 0 up to 1, drawn for the document
 * @returns null where nobody looked
 */
export async function checkForBot(
  chance: number = Math.random(),
  detect: () => Promise<boolean> = askBotD,
): Promise<BotCheck | null> {
  return chance < CHECKED_SHARE ? { bot: await botVerdict(detect) } : null;
}
