import { useTyping } from './typing.ts';

export function TypingLines({ conversationId, person }: { conversationId: string; person: string }) {
  const signs = useTyping().get(conversationId) ?? [];
  return (
    <div role="status" className="mt-2 grid min-h-6 gap-1 text-sm">
      {signs.map(({ by, name }) => (
        <p
          key={`${by} ${name ?? ''}`}
          className={by === 'user' ? 'text-text-3' : 'text-right font-medium text-high-text'}
        >
          {by === 'user' ? `${person}: γράφει…` : `Απαντά τώρα και: ${name ?? 'άλλος διαχειριστής'}`}
        </p>
      ))}
    </div>
  );
}
