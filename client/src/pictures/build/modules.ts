import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type EncodedPicture, FORMATS } from './encode.ts';
import type { SharePicture } from './share.ts';

/** Where the site serves them: beside all else whose name tells its content. */
export const FOLDER = 'assets';

const address = (name: string) => `/${FOLDER}/${name}`;
const exporting = (value: object) => `export default ${JSON.stringify(value)};`;

/** What `import picture from './name.jpg?picture'` gives: see pictures.d.ts. */
export function pictureModule({ width, height, tint, files }: EncodedPicture): string {
  const of = (format: string) => files.filter((file) => file.format === format);
  const set = (format: string) => of(format).map((file) => `${address(file.name)} ${file.width}w`);
  const sets = Object.fromEntries(FORMATS.map((format) => [format, set(format).join(', ')]));
  const src = address(of('jpeg')[1].name);
  return `import '/tint-${tint}.css';\n${exporting({ ...sets, src, width, height, placeholder: `tint-${tint}` })}`;
}

export const tintStyles = (tint: string) => `.tint-${tint}{background-color:#${tint}}`;

export const shareModule = ({ name, width, height }: SharePicture): string =>
  exporting({ url: address(name), width, height });

/** What `import pictures from './folder?pictures'` gives: its pictures by their names, without the ending. */
export async function folderModule(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort();
  const imports = files.map(
    (file, index) => `import p${index} from ${JSON.stringify(`${join(folder, file)}?picture`)};`,
  );
  const entries = files.map((file, index) => `${JSON.stringify(parse(file).name)}: p${index}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}
