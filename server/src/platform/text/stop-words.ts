import { fold } from './fold';

/**
 * Words too common to search by, in the nine languages. A word that means something in Croatian stays out of the list
 * even if another language uses it as filler ("more" is the sea).
 */
const LISTS = [
  'a ali bez bi bio bila da do i ili iz je jedan jedna kao kod koja koje koji li mi na nad ne no o od po pod pred pri s sa se su sve što ta te ti to u uz uza vi za',
  'an and are as at by for from in is it of on or that the this to was with',
  'am auf aus bei das dem den der des die ein eine einem einen einer im ist mit und von vom zu zum zur für',
  'ai al alla alle con dal dalla dei del della delle di e è gli il la le lo nel nella per un una',
  'au aux avec ce dans de des du en est et la les par pour sur un une à',
  'con de del el en es la las los para por un una y',
  'в для до из и к на не о от по с со у',
  'com da das de do dos e em na nas no nos o os para por um uma à',
  'από για ένα η και με να ο οι στη στην στο στον τα τη την της το τον του των',
];

export const STOP_WORDS: ReadonlySet<string> = new Set(LISTS.flatMap((list) => list.split(' ').map(fold)));
