import { cameraLaw } from '../camera-law.ts';
import { Chapter } from './Chapter.tsx';

/** What may be filmed, on the page of every camera: whoever hangs it up answers for it. */
export function CameraLaw() {
  return (
    <Chapter title="Τι επιτρέπεται να βλέπει" anchor="filming">
      <ul className="grid max-w-[70ch] list-disc gap-1.5 pl-5 print:text-xs">
        {Object.values(cameraLaw).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Chapter>
  );
}
