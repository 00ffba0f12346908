import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HERO_SLIDES } from '../content/hero.ts';
import { MATERIAL_TEXTS } from '../content/materials.ts';
import { PROJECT_PICTURES } from '../content/projects/pictures.ts';
import { SERVICE_TEXTS } from '../content/services.ts';

const NAMED: Record<string, { file: string }[]> = {
  hero: [...HERO_SLIDES],
  materials: Object.values(MATERIAL_TEXTS).map(({ picture }) => picture),
  projects: Object.values(PROJECT_PICTURES),
  services: Object.values(SERVICE_TEXTS).map(({ picture }) => picture),
};

it.each(Object.entries(NAMED))(
  'every picture that the content names for %s is there, and no other',
  (folder, named) => {
    const files = readdirSync(join(__dirname, folder));
    expect(files.sort()).toEqual(named.map(({ file }) => `${file}.jpg`).sort());
  },
);
