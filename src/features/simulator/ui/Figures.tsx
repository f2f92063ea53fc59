import { PersonStanding, Users } from 'lucide-react';
import type { Frame } from '#features/home-plan/frame.ts';
import type { Point } from '#features/home-plan/types.ts';
import { cx } from '#ui/style/cx.ts';
import type { Scene } from '../story.ts';

export function Figures({ scene, frame }: { scene: Scene; frame: Frame }) {
  const { intruder, family, smoke } = scene;
  return (
    <g aria-hidden="true">
      {smoke && (
        <circle className="simulator-smoke" style={placed(frame.point(smoke), smoke.radius)} r={frame.unit} />
      )}
      {family && <Figure at={frame.point(family)} kind="family" />}
      {intruder && <Figure at={frame.point(intruder)} kind="intruder" />}
    </g>
  );
}

const placed = ({ x, y }: Point, size = 1) => ({ transform: `translate(${x}px, ${y}px) scale(${size})` });

function Figure({ at, kind }: { at: Point; kind: 'intruder' | 'family' }) {
  const Icon = kind === 'intruder' ? PersonStanding : Users;
  return (
    <g className="simulator-figure" style={placed(at)}>
      <g className={cx('plan-scaled', kind === 'intruder' ? 'simulator-intruder' : 'simulator-family')}>
        <circle r={17} />
        <Icon x={-11} y={-11} width={22} height={22} strokeWidth={2} />
      </g>
    </g>
  );
}
