/** Length as people count it: code points, so an emoji outside the basic plane is one (R220, R241). */
export function characterCount(text: string): number {
  return [...text].length;
}
