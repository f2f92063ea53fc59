import type { PropertyType } from '#features/advice/types.ts';
import type { Block, Building } from './isometric.ts';

const thick = 0.22;

/** A wall between two points of one axis. */
const wall = (x: number, y: number, x1: number, y1: number, h = 1.5): Block => ({
  x,
  y,
  w: Math.max(thick, x1 - x),
  d: Math.max(thick, y1 - y),
  h,
  tone: 'wall',
});
const thing = (x: number, y: number, w: number, d: number, h: number): Block => ({
  x,
  y,
  w,
  d,
  h,
  tone: 'thing',
});

/** The four walls of a rectangle, the nearer two lower, so that the inside is visible. */
const walls = (x: number, y: number, w: number, d: number, h = 1.5): Block[] => [
  wall(x, y, x + w, y, h),
  wall(x, y, x, y + d, h),
  wall(x, y + d - thick, x + w, y + d, h * 0.35),
  wall(x + w - thick, y, x + w, y + d, h * 0.35),
];

export const buildings: Readonly<Record<PropertyType, Building>> = {
  apartment: {
    ground: { x: -1, y: -1, w: 13, d: 10 },
    rooms: { x: 0, y: 0, w: 10, d: 8 },
    looksOut: false,
    blocks: [
      { x: 0, y: 0, w: 10, d: 8, h: 0.2, z: -0.2, tone: 'slab' },
      { x: 10, y: 1, w: 1.6, d: 5, h: 0.15, z: -0.2, tone: 'slab' },
      ...walls(0, 0, 10, 8),
      wall(0, 4.4, 4, 4.4),
      wall(4, 0, 4, 2.6),
      wall(6.4, 5, 6.4, 7.9, 1.1),
      thing(0.6, 0.7, 2, 1.7, 0.45),
      thing(0.6, 5.4, 1.9, 1.6, 0.45),
      thing(7, 0.7, 2.3, 0.8, 0.6),
      thing(7.4, 2.3, 1.3, 0.8, 0.35),
      thing(7, 6.9, 2.6, 0.6, 0.9),
    ],
  },
  house: {
    ground: { x: 0, y: 0, w: 19, d: 16 },
    rooms: { x: 4, y: 3, w: 11, d: 8 },
    looksOut: true,
    blocks: [
      { x: 0, y: 0, w: 19, d: 16, h: 0.1, z: -0.1, tone: 'slab' },
      wall(0, 0, 19, 0, 0.9),
      wall(0, 0, 0, 16, 0.9),
      wall(0, 15.8, 7.5, 15.8, 0.5),
      wall(10.5, 15.8, 19, 15.8, 0.5),
      wall(18.8, 0, 18.8, 16, 0.5),
      ...walls(4, 3, 11, 8, 2.2),
      wall(8.4, 3, 8.4, 6.5, 1.8),
      wall(4, 7, 7, 7, 1.8),
      thing(5, 4, 2, 1.8, 0.5),
      thing(11.5, 4, 2.4, 0.9, 0.6),
      thing(12, 6.4, 1.4, 0.9, 0.4),
      thing(4.8, 8.4, 0.7, 2, 1),
      { x: 8, y: 11.2, w: 3, d: 4.6, h: 0.08, tone: 'slab' },
    ],
  },
  business: {
    ground: { x: -1, y: -1, w: 13, d: 11.5 },
    rooms: { x: 0, y: 0, w: 10, d: 8 },
    looksOut: false,
    blocks: [
      { x: -0.6, y: -0.6, w: 12, d: 10.6, h: 0.12, z: -0.12, tone: 'slab' },
      wall(0, 0, 10, 0, 2),
      wall(0, 0, 0, 8, 2),
      { x: 0, y: 7.8, w: 6.6, d: thick, h: 1.5, tone: 'glass' },
      { x: 8.6, y: 7.8, w: 1.4, d: thick, h: 1.5, tone: 'glass' },
      wall(9.8, 0, 9.8, 8, 0.6),
      wall(0, 2.6, 3.6, 2.6, 1.7),
      thing(1.2, 4, 4, 0.7, 1.1),
      thing(1.2, 5.7, 4, 0.7, 1.1),
      thing(7.2, 2, 0.8, 3, 0.9),
    ],
  },
  warehouse: {
    ground: { x: -1.5, y: -1.5, w: 32, d: 26 },
    rooms: { x: 3, y: 2, w: 24, d: 17 },
    looksOut: true,
    blocks: [
      { x: -1, y: -1, w: 31, d: 25, h: 0.2, z: -0.2, tone: 'slab' },
      wall(3, 2, 27, 2, 4),
      wall(3, 2, 3, 19, 4),
      wall(3, 18.8, 9, 18.8, 1.2),
      wall(14, 18.8, 27, 18.8, 1.2),
      wall(26.8, 2, 26.8, 19, 1.2),
      ...[4.4, 8, 11.6].map((y) => thing(9, y, 14, 1.4, 2.4)),
      thing(4.2, 3.4, 2.8, 3, 1.6),
      thing(18, 15, 1.6, 1.6, 1),
      thing(20.4, 15, 1.6, 1.6, 1.4),
    ],
  },
};
