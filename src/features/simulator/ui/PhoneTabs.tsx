import { Clapperboard, Info, Smartphone } from 'lucide-react';

export type View = 'app' | 'home' | 'about';

const views = [
  { view: 'app', label: 'Εφαρμογή', icon: Smartphone },
  { view: 'home', label: 'Κάτοψη', icon: Clapperboard },
  { view: 'about', label: 'Στοιχεία', icon: Info },
] as const;

/** The app's own bar at the bottom of a real phone; a wide screen shows all views at once. */
export function PhoneTabs({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <nav
      aria-label="Εφαρμογή"
      data-theme="dark"
      className="fixed inset-x-0 bottom-0 z-(--z-header) grid grid-cols-3 border-t border-line bg-bg pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {views.map(({ view: one, label, icon: Icon }) => (
        <button
          key={one}
          type="button"
          aria-current={one === view ? 'page' : undefined}
          onClick={() => onView(one)}
          className="flex min-h-15 flex-col items-center justify-center gap-0.5 text-xs font-medium text-text-2 -outline-offset-2 aria-[current]:text-primary-text"
        >
          <Icon aria-hidden="true" className="size-5.5 stroke-[1.6]" />
          {label}
        </button>
      ))}
    </nav>
  );
}
