import { useEffect, useRef, useState } from 'react';
import { useMedia } from '#ui/page/use-media.ts';
import { usePageVisible } from '#ui/page/use-page-visible.ts';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { cx } from '#ui/style/cx.ts';
import { samplePlan } from '#features/home-plan/sample-plan.ts';
import { ViewLimits } from '#features/home-plan/ui/ViewLimits.tsx';
import { useVisitorsPlan } from '#features/home-plan/ui/use-visitors-plan.ts';
import { Facts } from './Facts.tsx';
import { House } from './House.tsx';
import { OnYourPhone } from './OnYourPhone.tsx';
import { Phone } from './Phone.tsx';
import { PhoneStrip } from './PhoneStrip.tsx';
import './simulator.css';
import { StoryList } from './StoryList.tsx';
import { StoryPlayer } from './StoryPlayer.tsx';
import { TestButtons } from './TestButtons.tsx';
import { useSimulation } from './use-simulation.ts';
import { useSound } from './use-sound.ts';
import { useStory } from './use-story.ts';
import { placeOf } from '../place.ts';
import { secondsText } from '../texts.ts';
import { countdownSeconds } from '../guards.ts';
import type { System } from '../system.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { HomePlan } from '#features/home-plan/types.ts';
import { Clapperboard, Info, Smartphone } from 'lucide-react';
import { offered } from '#shared/offered.ts';

/** The phone, the home that it watches, and the stories that show both. */
export function Simulator() {
  const visitorsPlan = useVisitorsPlan();
  const plan = visitorsPlan && visitorsPlan.zones.length > 0 ? visitorsPlan : samplePlan;
  const isVisible = usePageVisible();
  const { stories, telling, tell } = useStory(plan, isVisible);
  const own = useSimulation(plan, isVisible && !telling);
  const system = telling?.scene.system ?? own.system;
  const send = telling ? undefined : own.send;
  const isStanding = !isVisible || (telling !== undefined && !telling.isPlaying);
  const sound = useSound(system, !isStanding);
  const [view, setView] = useState<View>('app');
  const isPhone = useMedia('(width < 40rem)');
  const home = useRef<HTMLElement>(null);
  const told = telling?.story.id;

  // The pressed button no longer exists, so the focus needs a new element.
  const before = useRef(told);
  useEffect(() => {
    if (before.current === told) return;
    before.current = told;
    home.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
    if (told) home.current?.scrollIntoView({ block: 'start' });
  }, [told]);

  const on = (one: View) => (view === one ? undefined : 'max-sm:hidden');
  return (
    <div
      data-app
      className="bg-bg max-sm:min-h-dvh sm:wrap sm:pt-4.5 sm:pb-16"
      {...(isPhone && { 'data-theme': 'dark' })}
    >
      <Announcer system={system} caption={telling?.story.steps[telling.scene.step]?.caption} />
      <div className="max-sm:hidden">
        <Breadcrumbs items={[{ label: 'Αρχική', href: '/' }, { label: 'Mobile Demo' }]} />
      </div>
      <div className="simulator-columns">
        <div className={cx('simulator-words', view === 'about' && 'max-sm:px-5 max-sm:pt-6 max-sm:pb-24')}>
          <h1 className={cx('text-3xl tracking-display', view !== 'about' && 'max-sm:sr-only')}>
            Ο χώρος σας, στην παλάμη σας
          </h1>
          <div className={on('about')}>
            <p className="mt-4 text-lg text-text-2">
              Δοκιμάστε την εφαρμογή: οπλίστε το σύστημα, ανοίξτε ζώνες και δείτε πώς εμφανίζονται τα
              συμβάντα.
            </p>
            <div className="sm:max-lg:hidden">
              <Facts system={system} send={send} hasPanel={placeOf(plan).hasPanel} />
            </div>
            <OnYourPhone />
          </div>
        </div>
        <div className={cx('simulator-stage max-sm:pb-15', on('app'))}>
          <Phone system={system} home={plan.name} send={send} sound={sound} />
          {telling && (
            <p className="mt-4 text-center text-sm text-text-2 max-sm:hidden">
              Το κινητό παίζει την ιστορία.{' '}
              <button type="button" className="min-h-6 text-primary-text underline" onClick={telling.close}>
                Πάρτε το στα χέρια σας
              </button>
            </p>
          )}
        </div>
        <section
          ref={home}
          aria-labelledby="home"
          className={cx('simulator-home max-sm:px-4 max-sm:pt-4 max-sm:pb-24', on('home'))}
        >
          <div className="flex items-baseline justify-between gap-4">
            <h2 id="home" className="text-xl">
              {placeOf(plan).isHome ? 'Στο σπίτι' : 'Στον χώρο'}
            </h2>
            <PlanSource plan={plan} />
          </div>
          <PhoneStrip system={system} sound={sound} onOpen={() => setView('app')} />
          <div className="mt-3 overflow-hidden rounded-md border border-line max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
            <House plan={plan} system={system} scene={telling?.scene} send={send} />
          </div>
          {telling ? (
            <StoryPlayer telling={telling} />
          ) : (
            <>
              <p className="mt-3 text-base text-text-2">
                Πατήστε στην κάτοψη μια πόρτα, ένα παράθυρο ή έναν ανιχνευτή. Ό,τι ανοίξετε μένει ανοιχτό:
                δοκιμάστε έπειτα να οπλίσετε.
              </p>
              <TestButtons system={system} send={own.send} />
              <StoryList stories={stories} onTell={({ id }) => tell(id)} />
              <ViewLimits plan={plan} as="h3" />
            </>
          )}
        </section>
      </div>
      <PhoneTabs view={view} onView={setView} />
    </div>
  );
}

/** Tells a screen reader what happens: politely, except for the alarm. */
function Announcer({ system, caption }: { system: System; caption?: string | undefined }) {
  const { phase, notifications } = system;
  const newest = notifications[0];
  const told = newest ? `${newest.title}: ${newest.text}.` : '';
  const isAlarm = newest?.severity === 'critical';
  const leaving =
    phase.name === 'exit' ? `Αντίστροφη μέτρηση εξόδου: ${secondsText(countdownSeconds(phase) ?? 0)}.` : '';
  return (
    <div className="sr-only">
      <p aria-live="polite">{[caption, isAlarm ? '' : told, leaving].filter(Boolean).join(' ')}</p>
      <p role="alert">{isAlarm ? told : ''}</p>
    </div>
  );
}

/** Whose home it is, and how the visitor gets their own. */
function PlanSource({ plan: { source, name } }: { plan: HomePlan }) {
  const hasWizard = offered().hasWizard;
  if (source === 'visitor') return <p className="text-sm text-text-2">{name}, από τον οδηγό επιλογής</p>;
  return hasWizard ? (
    <TextLink href="/wizard" arrow className="text-base max-sm:hidden">
      Βάλτε τον δικό σας χώρο
    </TextLink>
  ) : (
    <p className="text-sm text-text-2 max-sm:hidden">{name}</p>
  );
}

type View = 'app' | 'home' | 'about';

const views = [
  { view: 'app', label: 'Εφαρμογή', icon: Smartphone },
  { view: 'home', label: 'Κάτοψη', icon: Clapperboard },
  { view: 'about', label: 'Στοιχεία', icon: Info },
] as const;

/** The app's own bar at the bottom of a real phone; a wide screen shows all views at once. */
function PhoneTabs({ view, onView }: { view: View; onView: (view: View) => void }) {
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
