/** Something a map shows and places anew when it moves. */
export interface Layer {
  draw: () => void;
}
