/** A pointer that moved no further than this, in pixels, was held where it pressed. */
const heldWithin = 8;

/** A finger that stays longer does not tap. */
const tapWithinMs = 500;

const controls = 'a, button, input, label, summary, [role=option], [role^=menuitem]';

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

interface Listening {
  capture: true;
  signal: AbortSignal;
}

/**
 * Makes a press count where it began, although what comes late moves the page under the pointer meanwhile: the browser then
 * gives the click to whatever surrounds both places, and a finger's tap to what lies there at its end. Returns how to stop.
 */
export function keepPresses(): () => void {
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal } as const;
  keepClicks(options);
  keepTaps(options);
  return () => stopped.abort();
}

function keepClicks(options: Listening): void {
  let began: PointerEvent | undefined;
  addEventListener('pointerdown', (event) => (began = event), options);
  addEventListener(
    'click',
    (click) => {
      const { target: around } = click;
      if (!began || !(around instanceof Element)) return;
      const pressed = controlAt(began.target);
      const moved = Math.hypot(click.clientX - began.clientX, click.clientY - began.clientY);
      began = undefined;
      if (!pressed || pressed === around || !around.contains(pressed) || moved > heldWithin) return;
      click.preventDefault();
      click.stopPropagation();
      pressed.dispatchEvent(new MouseEvent('click', click));
    },
    options,
  );
}

function keepTaps(options: Listening): void {
  let began: { control: HTMLElement | null; x: number; y: number; at: number } | undefined;
  addEventListener(
    'touchstart',
    ({ target, touches, timeStamp: at }) => {
      const [touch] = touches;
      began =
        touch && touches.length === 1
          ? { control: controlAt(target), x: touch.clientX, y: touch.clientY, at }
          : undefined;
    },
    { ...options, passive: true },
  );
  // A finger that stops a scrolling page presses nothing, which the browser knows.
  addEventListener('scroll', () => (began = undefined), options);
  addEventListener(
    'touchend',
    (event) => {
      const [touch] = event.changedTouches;
      if (!began || !touch || !event.cancelable || event.touches.length > 0) return;
      const { control, x, y, at } = began;
      const moved = Math.hypot(touch.clientX - x, touch.clientY - y);
      if (moved > heldWithin || event.timeStamp - at > tapWithinMs) return;
      const there = controlAt(document.elementFromPoint(touch.clientX, touch.clientY));
      if (there === control || control?.contains(there)) return;
      event.preventDefault();
      if (!control?.isConnected || control.matches(':disabled')) return;
      if (control instanceof HTMLInputElement) control.focus();
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    },
    { ...options, passive: false },
  );
}
