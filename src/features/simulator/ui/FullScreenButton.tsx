import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '#ui/components/Button.tsx';

function watch(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

const leave = () => (document.fullscreenElement ? document.exitFullscreen() : undefined);

/** For showing it to others: the page without the shop and the browser around it. Nothing where that is not possible. */
export function FullScreenButton() {
  const canFill = useSyncExternalStore(
    watch,
    () => document.fullscreenEnabled,
    () => false,
  );
  const isFull = useSyncExternalStore(
    watch,
    () => document.fullscreenElement !== null,
    () => false,
  );
  useEffect(() => () => void leave(), []);
  if (!canFill) return null;
  return (
    <Button
      variant="outline"
      onClick={() => void (isFull ? leave() : document.documentElement.requestFullscreen())}
    >
      {isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      {isFull ? 'Έξοδος από την πλήρη οθόνη' : 'Πλήρης οθόνη'}
    </Button>
  );
}
