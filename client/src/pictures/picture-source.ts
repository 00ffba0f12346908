/** One picture in several widths and formats, as client/build/pictures makes them. */
export interface PictureSource {
  /** The names of its files begin with this. */
  stem: string;
  /** Size of the original, so that the page reserves its place. */
  width: number;
  height: number;
  /** A class with a background colour, until the picture has loaded. */
  placeholder: string;
}

/** The widths a picture is made in, as shares of its own. Of 1,600 px the second is 736: a phone of 412 px at 1.75 needs 721. */
export const SHARES = [0.27, 0.46, 0.65, 1] as const;

export const widthsOf = (width: number): number[] => SHARES.map((share) => Math.round(width * share));

/** The file of one width. `stem` is the picture's name and a hash of its content. */
export const fileName = (stem: string, width: number, format: string): string => `${stem}-${width}.${format}`;

/** Served below this path, with all files whose names contain a hash. */
export const FOLDER = 'assets';
