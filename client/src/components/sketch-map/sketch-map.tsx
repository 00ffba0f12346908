import { SKETCH } from '#shared/content/site/sketch/size';
import type { Sketch } from '#shared/content/site/sketch/sketch';
import styles from './sketch-map.module.css';

interface SketchMapProps {
  sketch: Sketch;
  /** Name of the office. */
  name: string;
}

const [MIDDLE_X, MIDDLE_Y] = [SKETCH.width / 2, SKETCH.height / 2];

/** A sketch of the way to the office, drawn from the company's own content without a map service. */
export function SketchMap({ sketch, name }: SketchMapProps) {
  const { places, roads, directions } = sketch;
  const label = [`Sketch map to ${name}.`, ...directions.map((direction) => `${direction}.`)].join(' ');
  return (
    <figure className={styles.sketch}>
      <svg viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`} role="img" aria-label={label}>
        {roads.map(({ points }, at) => (
          <polyline key={at} className={styles.road} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        ))}
        {roads.map(({ mark }, at) => (
          <g key={at} className={styles.mark}>
            <circle cx={mark.x} cy={mark.y} r="8" />
            <text x={mark.x} y={mark.y}>
              {at + 1}
            </text>
          </g>
        ))}
        {places.map((place) => (
          <g key={place.name} className={styles.place}>
            <circle cx={place.x} cy={place.y} r="4.5" />
            <text x={place.label.x} y={place.label.y - 2}>
              {place.name}
              <tspan x={place.label.x} dy="1em">
                {place.distance}
              </tspan>
            </text>
          </g>
        ))}
        <path className={styles.pin} d={`M${MIDDLE_X} ${MIDDLE_Y}l-6-12h-8v-24h28v24h-8z`} />
        <circle className={styles.eye} cx={MIDDLE_X} cy={MIDDLE_Y - 24} r="5" />
        <path className={styles.compass} d={`M${SKETCH.width - 20} 22l7 18-7-4-7 4z`} />
        <text className={styles.north} x={SKETCH.width - 20} y="17">
          N
        </text>
      </svg>
      <figcaption>
        {roads.length > 0 && (
          <ol>
            {roads.map((road) => (
              <li key={road.name}>{road.name}</li>
            ))}
          </ol>
        )}
        {directions.length > 0 && <p>Straight-line distances. Not to scale.</p>}
      </figcaption>
    </figure>
  );
}
