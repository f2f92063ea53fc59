/** How a picture lies in its frame: its scale, 1 filling the frame, and how far its middle is moved, in pixels. */
export type View = { scale: number; x: number; y: number };

export const wholeView: View = { scale: 1, x: 0, y: 0 };

const maxScale = 4;

/** A view within its limits: no smaller than the frame, no larger than four times, no edge drawn into the frame. */
export function within({ scale, x, y }: View, { width, height }: { width: number; height: number }): View {
  const limited = Math.min(maxScale, Math.max(1, scale));
  const side = Math.min(width, height);
  const clamp = (value: number, frame: number) => {
    const most = Math.max(0, (side * limited - frame) / 2);
    return most === 0 ? 0 : Math.min(most, Math.max(-most, value));
  };
  return { scale: limited, x: clamp(x, width), y: clamp(y, height) };
}

/** Scales a view so that the point under the fingers stays where it is; the point is measured from the frame's middle. */
export function scaledAt(view: View, factor: number, point: { x: number; y: number }): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown };
}
