import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-base text-critical-text">
      <CircleAlert className="icon-sm mt-[3px]" />
      {children}
    </p>
  );
}
