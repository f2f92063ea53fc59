import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
  actions: ReactNode;
}

export function Obstacle({ icon, title, text, actions }: Props) {
  return (
    <div className="grid justify-items-start gap-1.5">
      {icon}
      <h3 className="mt-2 text-lg">{title}</h3>
      <p className="text-text-2">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
