import type { HomePlan, PlanZone } from '#features/home-plan/types.ts';
import { zoneAt } from './burglary.ts';
import { placeOf } from './place.ts';
import { outerOpenings, walk, wayToOpening } from './route.ts';
import type { SystemEvent } from './system.ts';
import type { Story, StoryStep } from './story.ts';

const cutAt = 3;
const pace = { outside: 1.1, flight: 3.2 };

/** «διακοπή ρεύματος»: the panel continues on battery and mobile network, and somebody tries an opening in the dark. */
export function powerCut(plan: HomePlan): Story {
  const cameras = plan.zones.filter(({ type }) => type === 'camera');
  const guarded = outerOpenings(plan).flatMap((opening) => {
    const zone = zoneAt(plan, opening);
    return zone ? [{ opening, zone }] : [];
  });
  const tried =
    guarded.find(({ zone }) => zone.type === 'window') ??
    guarded.find(({ zone }) => zone !== plan.zones.find(({ type }) => type === 'door')) ??
    guarded[0];
  const approach = tried ? walk(wayToOpening(plan, tried.opening), 15, pace.outside) : [];
  const triedAt = Math.ceil((approach.at(-1)?.at ?? 20) + 2);
  const there = approach.at(-1);
  const waiting = there ? [{ ...there, at: triedAt + 3 }] : [];
  const flight = walk(approach.toReversed(), triedAt + 3, pace.flight);
  const calm = Math.ceil((flight.at(-1)?.at ?? triedAt) + 12);
  const { isHome } = placeOf(plan);
  const steps: StoryStep[] = [
    {
      at: 0,
      caption: isHome
        ? 'Χειμωνιάτικη νύχτα, όλοι κοιμούνται. Το σύστημα είναι οπλισμένο, Νύχτα.'
        : 'Χειμωνιάτικη νύχτα, ο χώρος είναι κλειστός. Το σύστημα είναι οπλισμένο, Απουσία.',
      events: [],
    },
    {
      at: cutAt,
      caption: 'Το ρεύμα κόβεται. Ο πίνακας συνεχίζει με την μπαταρία του, χωρίς διακοπή.',
      events: [{ type: 'power', power: 'battery' }],
    },
    {
      at: cutAt + 3,
      caption: 'Έσβησε και το ρούτερ: ο πίνακας στέλνει πλέον από το κινητό δίκτυο, 4G.',
      events: [{ type: 'link', link: '4g' }],
    },
    ...(cameras.length > 0 ? [plan.hasUps ? upsStep : cameraStep(cameras)] : []),
    {
      at: 14,
      caption: 'Οι ασύρματοι ανιχνευτές έχουν δική τους μπαταρία και φυλάσσουν όπως πριν.',
      events: [{ type: 'battery', percent: 86 }],
    },
    ...(tried
      ? [
          {
            at: triedAt,
            caption: `Στο σκοτάδι κάποιος δοκιμάζει να μπει. Η ζώνη «${tried.zone.name}» το λέει αμέσως, σαν να υπήρχε ρεύμα.`,
            events: [{ type: 'detect', id: tried.zone.id } as const],
          },
          { at: triedAt + 3, caption: 'Η σειρήνα ηχεί με μπαταρία, και φεύγει.', events: [] },
        ]
      : [
          {
            at: triedAt,
            caption:
              'Καμία πόρτα και κανένα παράθυρο δεν έχει επαφή: όποιος δοκιμάσει να μπει, δεν ακούγεται.',
            events: [],
          },
        ]),
    {
      at: calm,
      caption: 'Ελέγχετε, όλα είναι στη θέση τους, και αφοπλίζετε από το κινητό.',
      events: [{ type: 'disarm' }, { type: 'battery', percent: 85 }],
    },
    {
      at: calm + 4,
      caption: 'Το ρεύμα επανέρχεται: η μπαταρία φορτίζει και όλα απαντούν ξανά.',
      events: [
        { type: 'power', power: 'mains' },
        { type: 'link', link: 'wifi' },
        ...(plan.hasUps ? [] : cameras).map(({ id }): SystemEvent => ({ type: 'online', id })),
      ],
    },
  ];
  return {
    id: 'power-cut',
    title: 'Διακοπή ρεύματος',
    clock: '23:05',
    mode: isHome ? 'night' : 'away',
    dangerAt: cutAt,
    danger: 'αφότου κόπηκε το ρεύμα',
    steps,
    length: calm + 8,
    intruder: [...approach, ...waiting, ...flight],
    family: [],
    smoke: [],
    blackout: [cutAt, calm + 4],
  };
}

const upsStep: StoryStep = {
  at: cutAt + 6,
  caption: 'Το καταγραφικό και οι κάμερες γράφουν ακόμη, με το UPS τους.',
  events: [],
};

const cameraStep = (cameras: readonly PlanZone[]): StoryStep => ({
  at: cutAt + 6,
  caption:
    cameras.length === 1
      ? 'Η κάμερα, χωρίς UPS, σβήνει και αυτή· το κινητό σας το λέει.'
      : 'Οι κάμερες, χωρίς UPS, σβήνουν και αυτές· το κινητό σας το λέει.',
  events: cameras.map(({ id }): SystemEvent => ({ type: 'offline', id })),
});
