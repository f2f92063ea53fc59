import { cameraLaw } from '../camera-law.ts';

/** What the cameras of an offer may film. */
export function CameraLawNote() {
  return (
    <section aria-labelledby="camera-law" className="mt-8 max-w-[68ch] text-base text-text-2">
      <h2 id="camera-law" className="text-lg text-text">
        Τι επιτρέπεται να βλέπουν οι κάμερες
      </h2>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5">
        {Object.values(cameraLaw).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
