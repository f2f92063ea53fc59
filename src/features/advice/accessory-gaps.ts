// What a system takes beside its products, and what its place wants, that the rules have no product for.
import { asksForAlarm } from './zones.ts';
import { placedPieces } from './coverage.ts';
import { isLodging, isResidence } from './premises.ts';
import { needsFireStudy } from './fire.ts';
import { stocked, type Catalogue } from './pick.ts';
import type { RuleId } from './rules.ts';
import type { System } from './system.ts';
import { cardsFor, shortCardsText } from './storage.ts';
import { countText, numberText } from './text.ts';
import type { Gap } from './types.ts';
import { camerasIn, groupsOf } from './video.ts';

const ask = 'Ο οδηγός δεν έχει τέτοιο προϊόν: ρωτήστε μας πριν αγοράσετε.';

const gap = (id: string, ruleId: RuleId, missing: number, what: string, instead = ask): Gap[] =>
  missing > 0 ? [{ id, ruleId, missing, isOutOfStock: false, sentence: `Λείπει: ${what}. ${instead}` }] : [];

/** Each gap that no choice of products closes, with whom to ask. */
export function accessoryGaps(system: System, catalogue: Catalogue): Gap[] {
  const { home, alarm, quantities, solos, video } = system;
  const placed = solos.filter(({ need, item }) => item && need.quantity > 0);
  // A controller feeds the readers and strikes of its doors, a station that brings its supply the strike of its own.
  const hasControl = placed.some(({ need }) => need.ruleId === 'ACC-CONTROL');
  const unfed = placed.reduce(
    (sum, { need, item }) =>
      (item?.calc.kind === 'intercom' && item.calc.hasSupply ? -1 : 0) +
      sum +
      (item?.calc.kind === 'reader' || (item?.calc.kind === 'lock' && !item.calc.isWireless)
        ? need.quantity
        : 0),
    0,
  );
  const fed = hasControl ? 0 : unfed;
  // A free port of a recorder that feeds cameras feeds it too.
  const freePorts = video?.recorder
    ? video.recorder.recorder.calc.poePorts * video.recorder.recorders - video.recorder.cameras
    : 0;
  const stations =
    placed.some(({ item }) => item?.calc.kind === 'intercom' && !item.calc.hasSupply) && freePorts < 1
      ? 1
      : 0;
  const controller = stocked(catalogue, 'access-controller').find(({ calc }) => calc.fedDoors > 0);
  const remotes = (alarm?.parts ?? []).reduce(
    (sum, { need, item }, index) =>
      sum + (need.ruleId === 'ALM-PANIC' && item?.calc.kind === 'remote' ? (quantities[index] ?? 0) : 0),
    0,
  );
  const onCards = camerasIn(groupsOf(video)).flatMap(({ calc }) =>
    calc.hasSim && calc.cardGb > 0 ? calc : [],
  );
  const cards = cardsFor(onCards, home.daysKept);
  const hasSafe = alarm !== undefined && home.contents === 'special' && !isResidence(home);
  const wantsRoomLocks = isLodging(home) && home.concerns.includes('access-control');
  return [
    ...gap(
      'SUPPLY',
      'ACC-LOCK',
      fed,
      `τροφοδοτικό 12 V με μπαταρία για ${countText(fed, 'συσκευή', 'συσκευές')} πρόσβασης`,
      controller &&
        `Τροφοδοτικό 12 V φέρνει ο «${controller.name}», για ${countText(controller.calc.fedDoors, 'πόρτα', 'πόρτες')}: ρωτήστε μας αν αρκεί για ό,τι ανοίγει τη δική σας, πριν αγοράσετε.`,
    ),
    ...gap(
      'STATION-SUPPLY',
      'ACC-INTERCOM',
      stations,
      'τροφοδοσία για τη θυροτηλεόραση, PoE ή δικό της τροφοδοτικό',
      'Ίσως φτάνει το καλώδιο που έχει το κουδούνι: φαίνεται στην αυτοψία.',
    ),
    ...gap(
      'YARD-SUPPLY',
      'EXT-YARD',
      placedPieces(system, 'EXT-YARD'),
      `τροφοδοτικό 12 V με δική του μπαταρία για ${countText(placedPieces(system, 'EXT-YARD'), 'ζεύγος', 'ζεύγη')} δεσμών: του πίνακα δεν φτάνει`,
    ),
    ...gap(
      'VIEW-LINE',
      'REC-RECORDER',
      video?.recorder && home.internet !== 'yes' && home.concerns.includes('remote-monitoring') ? 1 : 0,
      `${home.internet === 'summer' ? 'γραμμή ίντερνετ όλο τον χρόνο' : 'γραμμή ίντερνετ'}, ή router 4G με κάρτα SIM, για να βλέπετε τις κάμερες του καταγραφικού από μακριά`,
      'Ο οδηγός δεν έχει τέτοιο προϊόν: γραμμή και κάρτα τις δίνει πάροχος, με το ποσό τους κάθε μήνα.',
    ),
    ...gap(
      'PANIC-FIXED',
      'ALM-PANIC',
      remotes,
      `σταθερό κουμπί ληστείας για ${countText(remotes, 'θέση', 'θέσεις')}`,
      'Ως τότε το κάνει το πλήκτρο πανικού ενός τηλεχειριστηρίου, που μπορεί να βρεθεί αλλού.',
    ),
    ...gap(
      'SEISMIC',
      'ALM-MOTION',
      hasSafe && asksForAlarm(home) ? 1 : 0,
      'σεισμικός ανιχνευτής για χρηματοκιβώτιο, αν έχετε',
    ),
    ...gap(
      'CARD',
      'CAM-ENTRANCE',
      onCards.length,
      `κάρτα microSD ${numberText(cards.gigabytes)} GB για ${countText(onCards.length, 'κάμερα', 'κάμερες')}, ώστε να χωρούν ${countText(home.daysKept, 'ημέρα', 'ημέρες')} όταν γράφει μόνο ό,τι κινείται`,
      `${shortCardsText(cards).trim()} ${ask}`.trim(),
    ),
    ...gap(
      'ROOM-LOCKS',
      'ACC-LOCK',
      wantsRoomLocks ? 1 : 0,
      'κλειδαριές με κάρτα για τα δωμάτια των πελατών',
      stocked(catalogue, 'lock').some(({ calc }) => calc.isWireless)
        ? 'Έξυπνη κλειδαριά με κωδικούς, μία σε κάθε πόρτα δωματίου, μπαίνει σε δεύτερη φάση: πείτε μας πόσες.'
        : ask,
    ),
    ...gap(
      'FIRE-EN54',
      'FIRE-SMOKE',
      !isResidence(home) && home.concerns.includes('fire-safety') ? 1 : 0,
      `πυρανίχνευση κατά EN 54${needsFireStudy(home) ? ' για τον χώρο που ζητά πυρασφάλεια' : ' για τον χώρο, όπου τη ζητούν τα μέτρα του'}`,
      'Σχεδιάζεται χωριστά, με τα μέτρα πυροπροστασίας του.',
    ),
  ];
}
