import styles from './rentals-page.module.css';

interface Drawing {
  /** Matches the names of such machines. */
  words: RegExp;
  path: string;
  /** Centres and radii of round parts. */
  wheels: [x: number, y: number, radius: number][];
}

const CAB = 'M54 34V20h13l9 8v6';
const WHEELS: Drawing['wheels'] = [
  [20, 37, 5],
  [32, 37, 5],
  [66, 37, 5],
];

/** The first whose words match the name is used; the last is the fallback. Drawn on 88 × 48. */
const DRAWINGS: Drawing[] = [
  { words: /crane|boom/i, path: `M8 34h46v-7H8zM18 27 70 6v13m-2 0h4v4h-4z ${CAB}`, wheels: WHEELS },
  {
    words: /excavator|backhoe|loader/i,
    path: 'M12 42h40a4 4 0 0 0 0-8H12a4 4 0 0 0 0 8zM16 34V20h20v14M24 20v7h12M36 26 54 9l14 11-3 12h11l-3-8h-6',
    wheels: [],
  },
  {
    words: /roller|compactor/i,
    path: 'M34 34V15h22v19M34 26H22M56 32h8',
    wheels: [
      [20, 33, 10],
      [66, 36, 7],
    ],
  },
  { words: /mixer/i, path: `M8 34h46M14 30 10 20l12-8h16l10 8-4 10zM22 12l8 18 ${CAB}`, wheels: WHEELS },
  {
    words: /grader/i,
    path: 'M10 32h30V18h16l5 12h17M30 32l14 9m-8 1 14-5',
    wheels: [
      [16, 37, 6],
      [29, 37, 6],
      [74, 37, 6],
    ],
  },
  { words: /dump/i, path: `M8 32 5 14h45l4 18zM17 14v18M29 14v18M41 14v18 ${CAB}`, wheels: WHEELS },
  { words: /./, path: `M6 34V27h48v7z ${CAB}`, wheels: WHEELS },
];

/** A drawing for a machine without a picture, chosen by its name. */
export function RentalDrawing({ name }: { name: string }) {
  const { path, wheels } = DRAWINGS.find(({ words }) => words.test(name)) ?? DRAWINGS.at(-1)!;
  return (
    <svg viewBox="-4 0 96 48" className={styles.drawing} aria-hidden="true">
      <path d={path} />
      {wheels.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}
