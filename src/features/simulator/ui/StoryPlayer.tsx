import { Pause, Play, RotateCcw, SkipBack, SkipForward, X } from 'lucide-react';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Progress } from '#ui/components/Progress.tsx';
import { cx } from '#ui/style/cx.ts';
import type { Catch } from '../story.ts';
import type { Telling } from './use-story.ts';

/** «0:07». */
const minuteText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const effects = {
  saw: { tone: 'medium', name: 'Τον είδε' },
  alarm: { tone: 'critical', name: 'Συναγερμός' },
  confirmed: { tone: 'critical', name: 'Επιβεβαίωση' },
} as const;

/** The controls of a story, what is being told, and which device noticed it after how many seconds. */
export function StoryPlayer({ telling }: { telling: Telling }) {
  const { story, scene, seconds, isPlaying, toggle, goTo, close } = telling;
  const isOver = seconds >= story.length;
  const label = isPlaying ? 'Παύση' : isOver ? 'Από την αρχή' : 'Συνέχεια';
  const Icon = isPlaying ? Pause : isOver ? RotateCcw : Play;
  return (
    <section aria-labelledby="story" className="mt-5">
      <div className="flex items-start justify-between gap-4">
        <h3 id="story" tabIndex={-1} className="text-lg outline-none">
          {story.title}
        </h3>
        <IconButton label="Τέλος ιστορίας" onClick={close} className="-mt-2.5 -mr-2.5">
          <X />
        </IconButton>
      </div>
      <p className="min-h-[4.2em] text-lg leading-snug lg:min-h-[2.8em]">
        {story.steps[scene.step]?.caption}
      </p>
      <Progress
        label="Πορεία της ιστορίας"
        value={Math.round(seconds)}
        max={story.length}
        caption={`${minuteText(seconds)} από ${minuteText(story.length)}`}
        className="mt-3"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={toggle} className="min-w-36">
          <Icon aria-hidden="true" />
          {label}
        </Button>
        <IconButton
          label="Προηγούμενο βήμα"
          outlined
          disabled={scene.step === 0}
          onClick={() => goTo(scene.step - 1)}
        >
          <SkipBack />
        </IconButton>
        <IconButton
          label="Επόμενο βήμα"
          outlined
          disabled={scene.step === story.steps.length - 1}
          onClick={() => goTo(scene.step + 1)}
        >
          <SkipForward />
        </IconButton>
      </div>
      <Catches catches={scene.catches} danger={story.danger} />
      <ol className="mt-5 border-t border-line">
        {story.steps.map(({ at, caption }, index) => (
          <li key={`${at} ${caption}`} className="border-b border-line">
            <button
              type="button"
              aria-current={index === scene.step ? 'step' : undefined}
              onClick={() => goTo(index)}
              className={cx(
                'grid w-full grid-cols-[2.75rem_minmax(0,1fr)] items-baseline py-2 text-left text-base hover:bg-surface-hover',
                index > scene.step ? 'text-text-3' : 'text-text-2',
                'aria-[current]:font-medium aria-[current]:text-text',
              )}
            >
              <span className="code">{minuteText(at)}</span>
              {caption}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Catches({ catches, danger }: { catches: readonly Catch[]; danger: string }) {
  return (
    <dl className="mt-5 grid min-h-12 gap-1.5">
      {catches.map(({ zoneId, zoneName, seconds, effect }) => (
        <div
          key={`${zoneId} ${effect}`}
          className="flex animate-fade-in flex-wrap items-center gap-x-3 gap-y-1"
        >
          <dt>
            <Badge tone={effects[effect].tone}>{effects[effect].name}</Badge>
          </dt>
          <dd className="text-base">
            <b>{zoneName}</b>, {seconds} δευτ. {danger}
          </dd>
        </div>
      ))}
    </dl>
  );
}
