import { type Box, type Drawing, middleOf } from './drawing.ts';
import styles from './org-chart.module.css';

interface DrawnChartProps {
  drawing: Drawing;
  alt: string;
  className: string;
}

export function DrawnChart({ drawing: { width, height, boxes, lines }, alt, className }: DrawnChartProps) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
    >
      <path d={lines} />
      {boxes.map((box, index) => (
        <g key={index} className={styles[box.kind]}>
          <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="6" />
          {box.kind === 'head' && <path d={`M${box.x + 4} ${box.y + 1}v${box.height - 2}`} />}
          <BoxText {...box} />
        </g>
      ))}
    </svg>
  );
}

function BoxText(box: Box) {
  const { lines, textAt } = box;
  if (lines.length === 1) {
    return (
      <text x={textAt} y={middleOf(box)}>
        {lines[0]}
      </text>
    );
  }
  return (
    <text y={middleOf(box)}>
      {lines.map((line, index) => (
        <tspan key={index} x={textAt} dy={index === 0 ? `${(1 - lines.length) * 0.6}em` : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
