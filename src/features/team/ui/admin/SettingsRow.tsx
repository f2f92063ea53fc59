import type { ReactNode } from 'react';

/** A row of a SettingsList, with its buttons at the end. */
export function SettingsRow({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      <div className="flex shrink-0 gap-1">{actions}</div>
    </li>
  );
}
