import { readdir } from 'node:fs/promises';
import { basename, parse } from 'node:path';
import { FOLDER } from '#shared/content/picture-source';
import type { EncodedPicture } from './encode.ts';
import type { EncodedSharePicture } from './share.ts';

const exporting = (value: object) => `export default ${JSON.stringify(value)};`;

/** The module for `import picture from './name.jpg?picture'`; pictures.d.ts declares its type. */
export const pictureModule = ({ stem, width, height, tint }: EncodedPicture): string =>
  `import '/tint-${tint}.css';\n${exporting({ stem, width, height, placeholder: `tint-${tint}` })}`;

export const tintStyles = (tint: string) => `.tint-${tint}{background-color:#${tint}}`;

export const shareModule = ({ name, width, height }: EncodedSharePicture): string =>
  exporting({ url: `/${FOLDER}/${name}`, width, height });

/** The module for `import pictures from './folder?pictures'`: the pictures by file name without extension. */
export async function folderModule(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort();
  const imports = files.map(
    (file, index) => `import p${index} from ${JSON.stringify(`./${basename(folder)}/${file}?picture`)};`,
  );
  const entries = files.map((file, index) => `${JSON.stringify(parse(file).name)}: p${index}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}
