/** Cuts a word that no line can hold. */
const pieces = (word: string, most: number): string[] =>
  word.length <= most ? [word] : [`${word.slice(0, most - 1)}-`, ...pieces(word.slice(most - 1), most)];

/** A text in lines of at most so many characters: SVG does not break lines by itself. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((whole) => pieces(whole, most))) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
