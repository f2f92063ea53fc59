import type { ReactNode } from 'react';

interface Props {
  title: string;
  intro: ReactNode;
  /** Shown beside the form, below it on a phone. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page with one form: heading and form at the left, help at the right. */
export function AuthLayout({ title, intro, aside, children }: Props) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-20 gap-y-12 py-10 md:grid-cols-[minmax(0,520px)_minmax(0,400px)] md:py-16 lg:gap-x-32">
      <div>
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2.5 max-w-[56ch] text-text-2">{intro}</p>
        <div className="mt-8">{children}</div>
      </div>
      <aside className="grid grid-cols-1 content-start gap-8">{aside}</aside>
    </div>
  );
}
