import { Play } from 'lucide-react';
import type { Story } from '../story.ts';

export function StoryList({
  stories,
  onTell,
}: {
  stories: readonly Story[];
  onTell: (story: Story) => void;
}) {
  return (
    <section aria-labelledby="stories" className="mt-6">
      <h3 id="stories" tabIndex={-1} className="text-lg outline-none">
        {stories.length === 2 ? 'Δύο' : 'Τρεις'} ιστορίες
      </h3>
      <ul className="mt-2 border-t border-line">
        {stories.map((story) => (
          <li key={story.id} className="border-b border-line">
            <button
              type="button"
              onClick={() => onTell(story)}
              className="group flex w-full items-center gap-3.5 py-3 text-left hover:bg-surface-hover"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-fill text-on-primary transition-colors group-hover:bg-primary-hover">
                <Play aria-hidden="true" className="ml-0.5 size-4.5 stroke-[1.75]" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block leading-snug font-medium">{story.title}</span>
                <span className="block text-base text-text-2">{story.lead}</span>
              </span>
              <span className="num text-sm text-text-3">{story.length}″</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
