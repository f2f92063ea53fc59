import type { ReactNode } from 'react';
import type { Frame } from '../frame.ts';
import type { Furniture, FurnitureKind } from '../furniture.ts';
import type { Rect } from '../types.ts';

const box = ({ x, y, width, height }: Rect, rx = 4) => (
  <rect x={x} y={y} width={width} height={height} rx={rx} />
);

/** A part of a rectangle by fractions of its sides. */
const part = ({ x, y, width, height }: Rect, left: number, top: number, across: number, down: number) =>
  box({ x: x + width * left, y: y + height * top, width: width * across, height: height * down }, 3);

const ring = ({ x, y, width, height }: Rect, left: number, top: number, size: number) => (
  <circle cx={x + width * left} cy={y + height * top} r={Math.min(width, height) * size} />
);

const drawings: Record<FurnitureKind, (rect: Rect) => ReactNode> = {
  sofa: (rect) => (
    <>
      {box(rect, 6)}
      {part(rect, 0, 0, 0.3, 1)}
    </>
  ),
  rug: (rect) => (
    <>
      {box(rect, 5)}
      {part(rect, 0.19, 0.18, 0.62, 0.64)}
    </>
  ),
  'round-table': (rect) => ring(rect, 0.5, 0.5, 0.48),
  cabinet: (rect) => box(rect, 3),
  counter: (rect) => (
    <>
      {box(rect)}
      {ring(rect, 0.25, 0.5, 0.24)}
      {ring(rect, 0.42, 0.5, 0.24)}
      {part(rect, 0.66, 0.16, 0.24, 0.68)}
    </>
  ),
  island: (rect) => box(rect),
  bed: (rect) => (
    <>
      {box(rect, 6)}
      {part(rect, 0, 0, 1, 0.25)}
      {part(rect, 0.14, 0.06, 0.32, 0.13)}
      {part(rect, 0.54, 0.06, 0.32, 0.13)}
    </>
  ),
  shelves: (rect) => box(rect, 2),
  desk: (rect) => (
    <>
      {box(rect)}
      {part(rect, 0.3, 0.1, 0.4, 0.16)}
    </>
  ),
  bath: (rect) => (
    <>
      {box(rect, 5)}
      {part(rect, 0.14, 0.08, 0.72, 0.84)}
    </>
  ),
  basin: (rect) => (
    <>
      {box(rect, 3)}
      {ring(rect, 0.5, 0.5, 0.32)}
    </>
  ),
  rack: (rect) => (
    <>
      {box(rect, 2)}
      {part(rect, 0, 0, 0.25, 1)}
      {part(rect, 0.5, 0, 0.25, 1)}
    </>
  ),
};

export function FurnitureDrawing({ pieces, frame }: { pieces: readonly Furniture[]; frame: Frame }) {
  return (
    <g className="plan-furniture">
      {pieces.map((piece) => (
        <g key={`${piece.kind} ${piece.x} ${piece.y}`}>{drawings[piece.kind](frame.rect(piece))}</g>
      ))}
    </g>
  );
}
