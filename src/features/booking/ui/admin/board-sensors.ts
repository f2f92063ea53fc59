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
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveByKey, keyboardCodes: keys, scrollBehavior: 'auto' }),
  );
}

/** The day below the pointer; by keyboard the day that the card overlaps most. */
export const dayBeneath: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);
