// Three more homes, by an engineer who did not write the rules and had not yet seen what they say of these.
import { answersOf, type EngineerHome } from './engineer-homes.ts';

export const secondEngineerHomes: readonly EngineerHome[] = [
  {
    name: 'jeweller of 40 m² with one door and one glazed front',
    answers: answersOf({
      propertyType: 'business',
      propertySize: 'small',
      concerns: ['break-in', 'alarm', 'entry-monitoring'],
      budget: 'premium',
      priority: 'evidence',
    }),
    finer: { areaM2: 40, floor: 0, doors: 1, windows: 0, glazedRooms: 1, cashDesks: 1, contents: 'special' },
    pieces: {
      // The door; a detector in the shop and, where there is one, in the room behind it.
      contact: 1,
      motion: [1, 2],
      indoorSiren: 1,
      outdoorSiren: 1,
      control: [1, 2],
      smoke: 1,
      // The door (a face at 500 px/m), the desk, and the shop or its front.
      camera: [2, 4],
      recorder: 1,
      communicator: 1,
      glassbreak: 1,
      ups: 1,
    },
    gradeNeeded: 3,
    // The siren and the glass detector of grade 3, and a battery for its standby, are not in the catalogue.
    hasGap: true,
  },
  {
    name: 'flat of 85 m² on the fifth floor that asks for fire safety and for who rings',
    answers: answersOf({
      propertyType: 'apartment',
      propertySize: 'small',
      concerns: ['fire-safety', 'access-control'],
      budget: 'medium',
      priority: 'detection',
    }),
    finer: { areaM2: 85, floor: 5, doors: 2, windows: 0, combustionRooms: 1 },
    pieces: {
      contact: 0,
      motion: 0,
      indoorSiren: 0,
      outdoorSiren: 0,
      control: 0,
      // One floor and one sleeping corridor, which may be the same place.
      smoke: [1, 2],
      camera: 0,
      recorder: 0,
      communicator: 0,
      glassbreak: 0,
      co: 1,
      intercom: 1,
      reader: 0,
    },
    gradeNeeded: 2,
    hasGap: false,
  },
  {
    name: 'wired country house of 130 m² after a burglary, whose cameras stay',
    answers: answersOf({
      location: 'rural',
      concerns: ['break-in', 'perimeter', 'remote-monitoring', 'lighting'],
      budget: 'premium',
      experience: 'intermediate',
    }),
    finer: {
      areaM2: 130,
      floor: 0,
      floors: 1,
      doors: 3,
      windows: 8,
      yardM: 120,
      contents: '20k-60k',
      pastIncident: true,
      wiring: 'wired',
      existing: ['cameras'],
    },
    pieces: {
      contact: 11,
      motion: [3, 4],
      indoorSiren: 1,
      outdoorSiren: 1,
      control: [1, 3],
      smoke: [1, 2],
      camera: 0,
      recorder: 0,
      // The house stands empty: the panel must speak for itself, by its own communicator or by another.
      communicator: [0, 1],
      glassbreak: 0,
      light: [2, 4],
    },
    // Climbable, hidden, isolated, once broken into, long empty: about 76 of 100.
    gradeNeeded: 3,
    hasGap: true,
  },
];
