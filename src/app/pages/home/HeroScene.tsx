import { Moon, Sun } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '#ui/style/cx.ts';
import { heroWedges } from './hero/hero-view.ts';
import { heroSources } from './hero-picture.ts';

/** What a camera of 4 MP with a lens of 2.8 mm tells at a distance. */
const seen: Readonly<Record<number, string>> = { 4: 'πρόσωπο', 8: 'γνωστός', 41: 'παρουσία' };

/** A standing person in a box of 1 × 1, feet at the origin. */
const person =
  'M0-1c-.048 0-.078.036-.078.082s.03.088.078.088.078-.042.078-.088S.048-1 0-1ZM-.042-.805c-.075.012-.118.05-.125.115L-.185-.44c-.002.03.04.035.046.005l.03-.2.012.2L-.125 0h.085L0-.4.04 0h.085L.097-.435l.012-.2.03.2c.006.03.048.025.046-.005L.167-.69C.16-.755.117-.793.042-.805Z';

/**
 * The first screen's picture: the house at dusk with what the camera sees drawn over it, and a handle that turns it into
 * day. The render of the day is loaded when the handle is first moved.
 */
export function HeroScene() {
  const handle = useRef<HTMLInputElement>(null);
  const [night, setNight] = useState(100);
  const [isAsked, setAsked] = useState(false);
  const [isDay, setDay] = useState(false);
  const turn = (value: number) => {
    setNight(value);
    if (value < 100) setAsked(true);
  };
  // The handle may have been moved before the page's script ran.
  useEffect(() => {
    const value = handle.current?.valueAsNumber ?? 100;
    setNight(value);
    setAsked(value < 100);
  }, []);
  return (
    <div className="hero-scene">
      <div className="hero-cover">
        <HeroRender time="dusk" />
        {isAsked && (
          <HeroRender
            time="day"
            onLoad={() => setDay(true)}
            style={{ opacity: isDay ? 1 - night / 100 : 0 }}
          />
        )}
        <Wedges layout="wide" className="max-sm:hidden" />
        <Wedges layout="portrait" className="sm:hidden" />
      </div>
      <label className="hero-handle">
        <span className="sr-only">Ώρα της εικόνας, από ημέρα έως νύχτα</span>
        <Sun aria-hidden="true" />
        <input
          ref={handle}
          type="range"
          min={0}
          max={100}
          step={10}
          defaultValue={100}
          aria-valuetext={night > 50 ? 'Νύχτα' : 'Ημέρα'}
          onChange={({ target }) => turn(target.valueAsNumber)}
        />
        <Moon aria-hidden="true" />
      </label>
    </div>
  );
}

interface RenderProps {
  time: Parameters<typeof heroSources>[0];
  onLoad?: () => void;
  style?: { opacity: number };
}

function HeroRender({ time, ...props }: RenderProps) {
  return (
    <picture>
      {heroSources(time).map((source) => (
        <source key={source.media} type="image/avif" {...source} />
      ))}
      <img
        alt=""
        width={1920}
        height={1080}
        fetchPriority={time === 'dusk' ? 'high' : 'auto'}
        className="absolute inset-0 size-full transition-opacity duration-[420ms]"
        {...props}
      />
    </picture>
  );
}

/** The field of view on the ground, a person at each of its three distances, and what the camera tells there. */
function Wedges({ layout, className }: { layout: keyof typeof heroWedges; className: string }) {
  const { bands, arcs, edge, marks } = heroWedges[layout];
  // A figure's width follows from the picture's own shape.
  const shape = layout === 'wide' ? 9 / 16 : 5 / 4;
  return (
    <div aria-hidden="true" className={className}>
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" className="hero-wedges">
        {bands.map((path) => (
          <path key={path} d={path} className="hero-band" />
        ))}
        {[...arcs, edge].map((path) => (
          <path key={path} d={path} className="hero-arc" vectorEffect="non-scaling-stroke" />
        ))}
        {marks.map(({ metres, x, y, height }) => (
          <path
            key={metres}
            d={person}
            transform={`translate(${x} ${y}) scale(${Math.round(height * shape)} ${height})`}
            className="hero-person"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {marks.map(({ metres, x, y, height }) => (
        <span
          key={metres}
          className={cx('hero-mark', metres === 8 && 'hero-mark-left')}
          style={{ left: `${x / 10}%`, top: `${(y - height) / 10}%` }}
        >
          <b>{metres} m</b>: {seen[metres]}
        </span>
      ))}
    </div>
  );
}
