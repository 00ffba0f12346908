/** Each shows a kind of work, not a project. */
export const WORKS = {
  'concrete-road': {
    picture: 'project-concrete-road',
    alt: 'Two-lane concrete road running between rice paddies, with a transit mixer and cars.',
  },
  'box-culvert': {
    picture: 'project-box-culvert',
    alt: 'Three-barrel reinforced-concrete box culvert with flared wing walls under a country road.',
  },
  'steel-warehouse': {
    picture: 'project-steel-warehouse',
    alt: 'Steel warehouse with ink-blue gable cladding and roll-up doors; a mixer, a loader and a dump truck in front.',
  },
  'covered-court': {
    picture: 'project-covered-court',
    alt: 'Multi-purpose covered court with an arched steel roof over a basketball court.',
  },
  'school-building': {
    picture: 'project-school-building',
    alt: 'Two-storey school building with a portico and flagpole behind a perimeter wall and rice field.',
  },
  'water-tank': {
    picture: 'project-water-tank',
    alt: 'Elevated concrete water tank on eight columns above a village with palms.',
  },
  'river-control-wall': {
    picture: 'project-river-control-wall',
    alt: 'River control wall seen from the water: sheet piles, riprap and a sloped concrete revetment.',
  },
  bridge: {
    picture: 'project-bridge',
    alt: 'Concrete girder bridge seen from river level, its piers reflected in the water.',
  },
};
