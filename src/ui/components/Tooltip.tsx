import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

/** A short explanation on hover or focus. Never the only place of a name: touch users do not see it. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-(--z-toast) max-w-64 animate-pop-in rounded-xs bg-ink px-2.5 py-1.5 text-xs text-on-ink-btn shadow-pop"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
