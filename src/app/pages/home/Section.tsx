import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  text?: string | undefined;
  way?: ReactNode;
  children: ReactNode;
}

export function Section({ title, text, way, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="later wrap pt-18 md:pt-28">
      <div className="mb-7 flex justify-between gap-x-6 gap-y-2.5 max-md:flex-col md:items-end">
        <div>
          <h2 id={id} className="text-3xl tracking-display">
            {title}
          </h2>
          {text !== undefined && <p className="mt-1.5 max-w-[62ch] text-text-2">{text}</p>}
        </div>
        {way}
      </div>
      {children}
    </section>
  );
}
