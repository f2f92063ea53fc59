/** Keys by group, each key with what it does. */
export type KeyGroups = readonly {
  title: string;
  keys: readonly (readonly [key: string, does: string])[];
}[];

export function KeyList({ groups }: { groups: KeyGroups }) {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {groups.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-1.5 text-base">{title}</h3>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 text-base">
            {keys.map(([key, does]) => (
              <div key={key} className="contents">
                <dt className="min-w-16">
                  <kbd className="code rounded-xs border border-line-strong bg-sunken px-1.5 py-0.5 text-sm whitespace-nowrap">
                    {key}
                  </kbd>
                </dt>
                <dd className="text-text-2">{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
