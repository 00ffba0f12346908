/** The widths a picture is made in, as shares of its own. */
export const SHARES = [0.27, 0.43, 0.65, 1] as const;

export const widthsOf = (width: number): number[] => SHARES.map((share) => Math.round(width * share));

/** What the file of one width is called. `stem` is the picture's name and a mark of its content. */
export const fileName = (stem: string, width: number, format: string): string => `${stem}-${width}.${format}`;

/** Where the site serves the files: beside all else whose name tells its content. */
export const FOLDER = 'assets';
