import * as z from 'zod/mini';
import { areaTypes, deviceKinds, openingKinds, roomKinds, sceneryKinds, zoneTypes } from './enums.ts';

const id = z.string().check(z.minLength(1), z.maxLength(60));
const name = z.string().check(z.minLength(1), z.maxLength(80));
const metres = z.number().check(z.gte(-500), z.lte(500));
const length = z.number().check(z.gt(0), z.lte(500));
const point = z.object({ x: metres, y: metres });
const rect = { x: metres, y: metres, width: length, height: length };
const atMost = <Item extends z.ZodMiniType>(item: Item, count: number) =>
  z.array(item).check(z.maxLength(count));

const view = z.object({
  direction: z.number().check(z.gte(-360), z.lte(720)),
  angle: z.number().check(z.gt(0), z.lte(360)),
  reach: length,
});

/** A plan as it is sent and kept. */
export const homePlan = z.object({
  name,
  source: z.enum(['sample', 'visitor']),
  lot: z.object(rect),
  areas: atMost(z.object({ id, name, type: z.enum(areaTypes) }), 40),
  rooms: z
    .array(z.object({ ...rect, id, name, kind: z.enum(roomKinds), areaId: z.nullable(id) }))
    .check(z.minLength(1), z.maxLength(40)),
  openings: atMost(
    z.object({
      id,
      kind: z.enum(openingKinds),
      roomId: id,
      toRoomId: z.nullable(id),
      from: point,
      to: point,
    }),
    200,
  ),
  zones: atMost(z.object({ id, name, type: z.enum(zoneTypes), roomId: id, position: point }), 150),
  devices: atMost(
    z.object({
      id,
      name,
      kind: z.enum(deviceKinds),
      roomId: id,
      zoneId: z.nullable(id),
      position: point,
      view: z.nullable(view),
      isWireless: z.boolean(),
      isPlugged: z.optional(z.boolean()),
      isAlone: z.optional(z.boolean()),
    }),
    200,
  ),
  scenery: atMost(z.object({ ...rect, kind: z.enum(sceneryKinds) }), 40),
  hasUps: z.optional(z.boolean()),
  hasRouterUps: z.optional(z.boolean()),
  hasMobile: z.optional(z.boolean()),
  isOnline: z.optional(z.boolean()),
  hasMains: z.optional(z.boolean()),
  floor: z.optional(z.number().check(z.gte(0), z.lte(200))),
});
