/** Shown below each picture, which is an example and not the project. */
export const PICTURE_NOTE = 'The picture shows this kind of work, not the project itself.';

/** The pictures a project may name. */
export const PROJECT_PICTURES = {
  'concrete-road': {
    file: 'project-concrete-road',
    alt: 'Two-lane concrete road running between rice paddies, with a transit mixer and cars.',
  },
  'box-culvert': {
    file: 'project-box-culvert',
    alt: 'Three-barrel reinforced-concrete box culvert with flared wing walls under a country road.',
  },
  'steel-warehouse': {
    file: 'project-steel-warehouse',
    alt: 'Steel warehouse with ink-blue gable cladding and roll-up doors; a mixer, a loader and a dump truck in front.',
  },
  'covered-court': {
    file: 'project-covered-court',
    alt: 'Multi-purpose covered court with an arched steel roof over a basketball court.',
  },
  'school-building': {
    file: 'project-school-building',
    alt: 'Two-storey school building with a portico and flagpole behind a perimeter wall and rice field.',
  },
  'water-tank': {
    file: 'project-water-tank',
    alt: 'Elevated concrete water tank on eight columns above a village with palms.',
  },
  'river-control-wall': {
    file: 'project-river-control-wall',
    alt: 'River control wall seen from the water: sheet piles, riprap and a sloped concrete revetment.',
  },
  bridge: {
    file: 'project-bridge',
    alt: 'Concrete girder bridge seen from river level, its piers reflected in the water.',
  },
} as const;

export type ProjectPicture = keyof typeof PROJECT_PICTURES;
