import {
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';

/** The distance that one press of an arrow key moves a card (specification 2, section 9). */
const stepPx = 25;

const directions: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const moveByKey: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y }, context }) => {
  const direction = directions[event.code];
  if (!direction) return undefined;
  event.preventDefault();
  const [first] = context.droppableRects.values();
  const step = event.shiftKey ? (first?.width ?? stepPx) : stepPx;
  return { x: x + direction[0] * step, y: y + direction[1] * step };
};

/** Enter opens a card, so only Space lifts it. */
const keys = {
  start: [KeyboardCode.Space],
  end: [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab],
  cancel: [KeyboardCode.Esc],
};

/** Mouse after some pixels, so that clicks still work; touch after a delay, so that swiping scrolls; keyboard. */
export function useBoardSensors(coordinateGetter = moveByKey) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter, keyboardCodes: keys, scrollBehavior: 'auto' }),
  );
}

/**
 * The page scrolls only while a card is held at the very edge, and slowly: by default a fifth of the screen counts as its
 * edge, so that on a phone the hours there move away under the finger that is about to let go.
 */
export const edgeScroll = { threshold: { x: 0.1, y: 0.1 }, acceleration: 4 };

/** In the day view an arrow moves a visit by one hour, or to the next technician: by the size of a cell. */
export const moveByCell: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y }, context }) => {
  const direction = directions[event.code];
  if (!direction) return undefined;
  event.preventDefault();
  const [cell] = context.droppableRects.values();
  const { width = stepPx, height = stepPx } = cell ?? {};
  return { x: x + direction[0] * width, y: y + direction[1] * height };
};

/** The cell below the upper edge of what is dragged: there a visit begins. */
export const cellAtTop: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) => {
  const x = collisionRect.left + collisionRect.width / 2;
  return droppableContainers.flatMap((container) => {
    const cell = droppableRects.get(container.id);
    if (!cell) return [];
    const y = collisionRect.top + cell.height / 2;
    const isIn = x >= cell.left && x < cell.right && y >= cell.top && y < cell.bottom;
    return isIn ? [{ id: container.id }] : [];
  });
};

/** The day below the pointer; by keyboard the day that the card overlaps most. */
export const dayBeneath: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);
