import type { ReactNode } from 'react';

/** Sentences with an icon each. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-2 print:grid-cols-2 print:gap-x-8 print:gap-y-1">{children}</ul>
);

export function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid max-w-[72ch] grid-cols-[1.25rem_1fr] gap-2.5 text-base print:break-inside-avoid print:text-sm">
      <span className="mt-[3px] [&>svg]:size-4.5 [&>svg]:stroke-[1.75]">{icon}</span>
      <span>{children}</span>
    </li>
  );
}
