interface Props {
  devices: number;
  online: number;
  critical: number;
  threats: number;
}

export function SystemCounts({ devices, online, critical, threats }: Props) {
  const figures = [
    ['Συσκευές', devices, false],
    ['Σε σύνδεση', online, false],
    ['Κρίσιμες', critical, critical > 0],
    ['Απειλές', threats, threats > 0],
  ] as const;
  return (
    <dl
      aria-label="Κατάσταση συστήματος"
      className="grid grid-cols-4 divide-x divide-line rounded-md border border-line bg-surface"
    >
      {figures.map(([label, value, isBad]) => (
        <div key={label} className="flex flex-col-reverse items-center px-1 py-2.5">
          <dt className="text-xs text-text-2">{label}</dt>
          <dd
            className={`num text-2xl leading-snug font-semibold tracking-display ${isBad ? 'text-critical-text' : ''}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
