import { plural } from '#shared/greek.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Progress } from '#ui/components/Progress.tsx';
import type { useImport } from './use-import.ts';

interface Props {
  sources: readonly string[];
  fetching: ReturnType<typeof useImport>['fetching'];
  isBusy: boolean;
  onFetch: () => void;
  onSkip: () => void;
}

/** The addresses of pictures in the file: fetched on demand, each with its own error. */
export function PictureSources({ sources, fetching, isBusy, onFetch, onSkip }: Props) {
  if (fetching.isPending)
    return (
      <Progress
        label="Λήψη φωτογραφιών"
        value={fetching.done}
        max={Math.max(1, sources.length)}
        caption={`${fetching.done} από ${sources.length}`}
        className="mt-4"
      />
    );
  return (
    <Notice
      className="mt-4"
      tone={fetching.faults.length > 0 ? 'high' : 'info'}
      actions={
        <>
          <Button size="xs" variant="outline" disabled={isBusy} onClick={onFetch}>
            {fetching.faults.length > 0 ? 'Ξανά' : 'Λήψη'} ({sources.length})
          </Button>
          <Button size="xs" variant="ghost" disabled={isBusy} onClick={onSkip}>
            Χωρίς αυτές
          </Button>
        </>
      }
    >
      {plural(sources.length, 'φωτογραφία δεν έχει', 'φωτογραφίες δεν έχουν')} ληφθεί ακόμη από τη διεύθυνσή{' '}
      {sources.length === 1 ? 'της' : 'τους'}.
      {fetching.faults.length > 0 && (
        <ul className="mt-1 grid max-h-32 gap-1 overflow-y-auto text-sm">
          {fetching.faults.map(({ source, error }) => (
            <li key={source} className="wrap-anywhere">
              {source}: {error}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
