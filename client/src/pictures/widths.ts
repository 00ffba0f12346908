/** The widths a picture is made in, as shares of its own. Of 1,600 px the second is 736: a phone of 412 px at 1.75 needs 721. */
export const SHARES = [0.27, 0.46, 0.65, 1] as const;

export const widthsOf = (width: number): number[] => SHARES.map((share) => Math.round(width * share));

/** What the file of one width is called. `stem` is the picture's name and a mark of its content. */
export const fileName = (stem: string, width: number, format: string): string => `${stem}-${width}.${format}`;

/** Where the site serves the files: beside all else whose name tells its content. */
export const FOLDER = 'assets';
