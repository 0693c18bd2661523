/** Length as people count it: code points, so an emoji outside the basic plane is one. */
export function characterCount(text: string): number {
  return [...text].length;
}
