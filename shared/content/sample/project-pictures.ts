/** Pictures of kinds of work, not of projects. */
export const WORKS = {
  'concrete-road': {
    picture: 'project-concrete-road',
    alt: 'Rendering: two-lane concrete road running between rice paddies, with a transit mixer and cars.',
  },
  'box-culvert': {
    picture: 'project-box-culvert',
    alt: 'Rendering: three-barrel reinforced-concrete box culvert with flared wing walls under a country road.',
  },
  'steel-warehouse': {
    picture: 'project-steel-warehouse',
    alt: 'Rendering: steel warehouse with ink-blue gable cladding and roll-up doors; a mixer, a loader and a dump truck in front.',
  },
  'covered-court': {
    picture: 'project-covered-court',
    alt: 'Rendering: multi-purpose covered court with an arched steel roof over a basketball court.',
  },
  'school-building': {
    picture: 'project-school-building',
    alt: 'Rendering: two-story school building with a portico and flagpole behind a perimeter wall and rice field.',
  },
  'water-tank': {
    picture: 'project-water-tank',
    alt: 'Rendering: elevated concrete water tank on eight columns above a village with palms.',
  },
  'river-control-wall': {
    picture: 'project-river-control-wall',
    alt: 'Rendering: river control wall seen from the water, with sheet piles, riprap and a sloped concrete revetment.',
  },
  bridge: {
    picture: 'project-bridge',
    alt: 'Rendering: concrete girder bridge seen from river level, its piers reflected in the water.',
  },
};
