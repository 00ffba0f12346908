/** Splits a word that is longer than a line. */
const pieces = (word: string, most: number): string[] =>
  word.length <= most ? [word] : [`${word.slice(0, most - 1)}-`, ...pieces(word.slice(most - 1), most)];

/** Breaks a text into lines of at most `most` characters, because SVG does not wrap text. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((whole) => pieces(whole, most))) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
