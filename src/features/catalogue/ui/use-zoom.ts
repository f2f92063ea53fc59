import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { scaledAt, wholeView, within, type View } from '../zoom.ts';

const step = 1.5;
const nudge = 60;

/** The enlarged part of a picture: changed by keys, wheel, pointer and fingers within `frame`. `onGo` shows another picture. */
export function useZoom({ open, onGo }: { open: boolean; onGo: (by: 1 | -1) => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(wholeView);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(false);

  const size = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
  const change = (next: (view: View) => View) => setView((before) => within(next(before), size()));
  const scale = (factor: number, point = { x: 0, y: 0 }) =>
    change((before) => scaledAt(before, factor, point));
  const move = (x: number, y: number) =>
    change((before) => ({ ...before, x: before.x + x, y: before.y + y }));
  function go(by: 1 | -1) {
    onGo(by);
    setView(wholeView);
  }
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 };
  };

  // React's wheel listener is passive, and the page behind must not scroll or scale.
  useEffect(() => {
    const element = frame.current;
    if (!open || !element) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const point = { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
      setView((before) =>
        within(scaledAt(before, event.deltaY < 0 ? 1.15 : 1 / 1.15, point), {
          width: box.width,
          height: box.height,
        }),
      );
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [open]);

  function press(event: KeyboardEvent) {
    const isLarge = view.scale > 1;
    const keys: Record<string, () => void> = {
      '+': () => scale(step),
      '=': () => scale(step),
      '-': () => scale(1 / step),
      '0': () => setView(wholeView),
      ArrowLeft: () => (isLarge ? move(nudge, 0) : go(-1)),
      ArrowRight: () => (isLarge ? move(-nudge, 0) : go(1)),
      ArrowUp: () => move(0, nudge),
      ArrowDown: () => move(0, -nudge),
    };
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  function down(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 1) moved.current = false;
  }
  function drag(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    if (Math.hypot(now.x - before.x, now.y - before.y) < 3 && !other && !moved.current) return;
    moved.current = true;
    fingers.current.set(event.pointerId, now);
    if (other) {
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) /
        Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      scale(factor, fromMiddle({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }));
    } else move(now.x - before.x, now.y - before.y);
  }
  function up(event: PointerEvent<HTMLDivElement>) {
    const wasAlone = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    if (!wasAlone || moved.current || event.type === 'pointercancel') return;
    if (view.scale > 1) setView(wholeView);
    else scale(2.5, fromMiddle(event));
  }

  return {
    frame,
    view,
    go,
    larger: () => scale(step),
    smaller: () => scale(1 / step),
    press,
    pointer: { onPointerDown: down, onPointerMove: drag, onPointerUp: up, onPointerCancel: up },
  };
}
