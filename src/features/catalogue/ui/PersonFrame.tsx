import { useEffect, useRef } from 'react';
import type { NightPicture, ViewFrame } from '../view-frames.ts';

/** The part of the scene that a frame shows, in metres. */
export const frameMetres = { wide: 0.8, high: 1 };

/** Above this density the screen has fewer pixels than the frame, which is then drawn smoothly. */
const screenDensity = 475;

type Props = Pick<ViewFrame, 'metres' | 'pixelsPerMetre'> & { light: 'day' | NightPicture };

/** Draws a person with the pixels of a sensor. The drawing's code loads when the frame comes near the screen. */
export function PersonFrame({ metres, pixelsPerMetre, light }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let isGone = false;
    const draw = async () => {
      const { drawPerson } = await import('../draw-person.ts');
      if (!isGone) drawPerson(element, { pixelsPerMetre, ...frameMetres, light });
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        draw().catch(() => undefined);
      },
      { rootMargin: '400px' },
    );
    watch.observe(element);
    return () => {
      isGone = true;
      watch.disconnect();
    };
  }, [pixelsPerMetre, light]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Άνθρωπος σε ${metres} m: ${pixelsPerMetre} εικονοστοιχεία ανά μέτρο`}
      className={`block aspect-4/5 w-full rounded-md bg-sunken ${pixelsPerMetre < screenDensity ? '[image-rendering:pixelated]' : ''}`}
    />
  );
}
