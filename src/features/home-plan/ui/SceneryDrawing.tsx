import type { Frame } from '../frame.ts';
import type { Rect, Scenery } from '../types.ts';

function Tree({ x, y, width }: Rect) {
  const r = width / 2;
  return (
    <g>
      <circle cx={x + r} cy={y + r} r={r} fill="var(--pl-tree)" />
      <circle cx={x + r * 0.78} cy={y + r * 0.78} r={r * 0.66} fill="var(--pl-crown)" />
      <path
        d={`M${x + r * 0.6} ${y + r * 1.1}L${x + r * 1.5} ${y + r * 0.7}M${x + r} ${y + r * 0.95}l${r * 0.15} ${r * 0.6}`}
        stroke="var(--pl-twig)"
        strokeWidth={1.2}
      />
    </g>
  );
}

function Pool({ x, y, width, height }: Rect) {
  const wave = (left: number, top: number) => {
    const step = width * 0.1;
    return `M${x + width * left} ${y + height * top}q${step / 2} ${-step / 3} ${step} 0t${step} 0t${step} 0`;
  };
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={height / 2}
        fill="var(--pl-water)"
        stroke="var(--pl-wall)"
        strokeWidth={2.5}
      />
      <path
        d={`${wave(0.2, 0.42)}${wave(0.34, 0.64)}`}
        fill="none"
        stroke="var(--pl-wave)"
        strokeWidth={1.8}
      />
    </g>
  );
}

function Path({ x, y, width, height }: Rect) {
  const bend = width * 0.35;
  const [third, right] = [height / 3, x + width];
  return (
    <path
      d={`M${x} ${y}c0 ${third} ${bend} ${third} ${bend} ${height / 2}s${-bend} ${third} ${-bend} ${height / 2}H${right}c0 ${-third} ${bend} ${-third} ${bend} ${-height / 2}S${right} ${y + third} ${right} ${y}Z`}
      fill="var(--pl-path)"
    />
  );
}

const drawings = { tree: Tree, pool: Pool, path: Path };

export function SceneryDrawing({ scenery, frame }: { scenery: readonly Scenery[]; frame: Frame }) {
  return scenery.map((one) => {
    const Drawing = drawings[one.kind];
    return <Drawing key={`${one.kind} ${one.x} ${one.y}`} {...frame.rect(one)} />;
  });
}
