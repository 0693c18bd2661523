/** Tools that can be asked for from outside of the map. */
export type AskedTool = 'draw' | 'travel' | 'parts';

/** A link to the map's screen names the tool that opens there. */
export const TOOL_HASHES: Readonly<Record<AskedTool, string>> = {
  draw: '#crtanje',
  travel: '#putovanje',
  parts: '#dijelovi',
};
const TOOLS: readonly AskedTool[] = ['draw', 'travel', 'parts'];

let answer: ((tool: AskedTool) => void) | null = null;

/** Opens a tool of the map. @returns false where no map is shown: then the link leads to it */
export function askForTool(tool: AskedTool): boolean {
  answer?.(tool);
  return answer !== null;
}

/** A shown map answers those who ask for its tools. @returns stops it */
export function answerForTools(open: (tool: AskedTool) => void): () => void {
  answer = open;
  return () => {
    if (answer === open) answer = null;
  };
}

/** The tool that the page's address asks for. */
export function toolOf(hash: string): AskedTool | null {
  return TOOLS.find((tool) => TOOL_HASHES[tool] === hash) ?? null;
}
