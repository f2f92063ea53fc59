import { useEffect, useState, type Ref } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { imageTypes } from '#ui/upload/upload-image.ts';

const PicturesDialog = lazyPart(() => import('./PicturesDialog.tsx'), 'PicturesDialog');

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Pictures of many products: chosen with `input`, or dropped anywhere on the page of the products. */
export function PictureDrop({ input }: { input: Ref<HTMLInputElement> }) {
  const [files, setFiles] = useState<readonly File[]>();
  const [isOver, setOver] = useState(false);
  const isOpen = files !== undefined;

  useEffect(() => {
    if (isOpen) return undefined;
    // Fields of their own take a drop themselves.
    const isElsewhere = ({ target }: DragEvent) =>
      target instanceof Element && target.closest('input[type=file], dialog, [role=dialog]') !== null;
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const over = (event: DragEvent) => {
      if (carriesFiles(event) && !isElsewhere(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!carriesFiles(event) || isElsewhere(event)) return;
      event.preventDefault();
      const dropped = [...(event.dataTransfer?.files ?? [])];
      if (dropped.length > 0) setFiles(dropped);
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop } as const;
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name as 'drop', listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name as 'drop', listener);
    };
  }, [isOpen]);

  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={imageTypes.join(',')}
        aria-label="Φωτογραφίες πολλών προϊόντων"
        hidden
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) setFiles(chosen);
        }}
      />
      {isOver && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed inset-3 z-(--z-sheet) grid place-content-center rounded-lg border-2 border-dashed border-primary bg-primary-soft/90 text-lg font-medium"
        >
          Αφήστε τις φωτογραφίες: αναγνωρίζονται από τον κωδικό στο όνομά τους
        </div>
      )}
      {files && <PicturesDialog files={files} onClose={() => setFiles(undefined)} />}
    </>
  );
}
