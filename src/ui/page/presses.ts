/** A pointer that moved no further than this, in pixels, was held where it pressed. */
const heldWithin = 8;

const controls = 'a, button, input, label, summary, [role=option], [role^=menuitem]';

/**
 * Makes a press count where it began, although what comes late moves the page under the pointer meanwhile: the browser then
 * gives the click to whatever surrounds both places. Returns how to stop.
 */
export function keepPresses(): () => void {
  const stopped = new AbortController();
  let began: PointerEvent | undefined;
  const options = { capture: true, signal: stopped.signal };
  addEventListener('pointerdown', (event) => (began = event), options);
  addEventListener(
    'click',
    (click) => {
      const { target: around } = click;
      if (!began || !(began.target instanceof Element) || !(around instanceof Element)) return;
      const pressed = began.target.closest(controls);
      const moved = Math.hypot(click.clientX - began.clientX, click.clientY - began.clientY);
      began = undefined;
      if (!pressed || pressed === around || !around.contains(pressed) || moved > heldWithin) return;
      click.preventDefault();
      click.stopPropagation();
      pressed.dispatchEvent(new MouseEvent('click', click));
    },
    options,
  );
  return () => stopped.abort();
}
