import { technicianColour } from '../../technician-colour.ts';

export function TechnicianDot({ id }: { id: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-2.5 shrink-0 rounded-full"
      style={{ background: technicianColour(id) }}
    />
  );
}
