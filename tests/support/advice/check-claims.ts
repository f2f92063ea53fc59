// Whether the checks of a system and the gaps of its catalogue are what they say.
import { daysOn, isShortCard } from './note-claims.ts';
import {
  camerasOf,
  isLodging,
  isResidence,
  motions,
  near,
  openings,
  runM,
  valueOf,
  type Facts,
} from './reckoning.ts';

/** What a check measures, where the place and the products tell it. */
const measured: Readonly<
  Record<string, (facts: Facts) => readonly [value: number, limit: number | undefined]>
> = {
  siren: (facts) => [
    Math.max(
      // What was given up for the budget is told.
      (['ALM-SIREN-IN', 'ALM-SIREN-OUT'] as const).reduce(
        (sum, rule) =>
          sum +
          facts.asked(rule) -
          facts.bundle.leftOut.reduce(
            (left, { ruleId, quantity }) => left + (ruleId === rule ? quantity : 0),
            0,
          ),
        0,
      ),
      facts.bundle.checks.find(({ id }) => id === 'siren')?.value ?? 0,
    ),
    facts.placed('ALM-SIREN-IN') + facts.placed('ALM-SIREN-OUT'),
  ],
  'cable-alarm': ({ home }) => [runM(home), 100],
  'cable-video': ({ home }) => [runM(home), 100],
};

/** A check is of something that the system has. */
const subjects: Readonly<Record<string, (facts: Facts) => boolean>> = {
  'cable-alarm': (facts) =>
    (facts.panel?.wiredZones ?? 0) > 0 &&
    facts.bundle.lines.some(
      ({ item: { calc } }) =>
        'isStandalone' in calc &&
        !calc.isWireless &&
        !calc.isStandalone &&
        calc.kind !== 'communicator' &&
        calc.kind !== 'beam',
    ),
};

export function checkFaults(facts: Facts): string[] {
  const idle = facts.bundle.checks.filter(({ id }) => subjects[id]?.(facts) === false);
  if (idle.length > 0) return idle.map(({ id }) => `${id}: checks nothing`);
  return facts.bundle.checks.flatMap(({ id, value, limit, held, sentence: text, gapId }) => {
    const faults: string[] = [];
    if (held !== value <= limit) faults.push(`${id}: held ${held} at ${value} of ${limit}`);
    const told = [...text.slice(text.indexOf(':')).matchAll(/\d[\d.]*(?:,\d+)?/g)].map(([one]) =>
      valueOf(one.replace(/\.$/, '')),
    );
    if (told.some((one) => !near(one, value) && !near(one, limit)))
      faults.push(`${id}: «${text}» for ${value} of ${limit}`);
    if (/υπάρχουν μόνο|φτάνει μόνο|πάνω από|δεν συνδέονται|δεν ειδοποιεί|κάποιο/.test(text) === held)
      faults.push(`${id}: «${text}» though held is ${held}`);
    const needed = /ο κίνδυνος ζητά (\d)/.exec(text)?.[1];
    if (
      id === 'grade' &&
      Number(needed ?? 0) !== (facts.advice.gradeNeeded > value ? facts.advice.gradeNeeded : 0)
    )
      faults.push(`${id}: «${text}» of ${facts.advice.gradeNeeded}`);
    const [own = value, most = limit] = measured[id]?.(facts) ?? [];
    if (!near(own, value, 0.06) || !near(most, limit, 0.06))
      faults.push(`${id}: ${value} of ${limit}, not ${own} of ${most}`);
    if (!held && gapId !== undefined && !facts.bundle.gaps.some((gap) => gap.id === gapId))
      faults.push(`${id}: no gap ${gapId}`);
    return faults;
  });
}

/** The kinds that serve a rule. */
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  'ALM-PANEL': ['panel'],
  'ALM-CONTACT': ['contact'],
  'ALM-SHUTTER': ['contact'],
  'ALM-INPUT': ['contact'],
  'EXT-YARD': ['outdoor', 'curtain', 'beam'],
  'ALM-MOTION': ['pir', 'dual'],
  'ALM-PHOTO': ['pir'],
  'ALM-CURTAIN': ['curtain'],
  'ALM-PANIC': ['panic', 'remote'],
  'ALM-GLASS': ['glassbreak'],
  'ALM-SIREN-IN': ['siren'],
  'ALM-SIREN-OUT': ['siren'],
  'ALM-KEYPAD': ['keypad'],
  'ALM-REMOTE': ['remote'],
  'ALM-COMM': ['communicator'],
  'ALM-BATTERY': ['battery'],
  'ALM-CABLE': ['cable'],
  'FIRE-SMOKE': ['smoke'],
  'FIRE-CO': ['co'],
  'LIGHT-DOOR': ['floodlight'],
  'ACC-READER': ['reader'],
  'ACC-CONTROL': ['access-controller'],
  'ACC-BATTERY': ['battery'],
  'ACC-LOCK': ['lock'],
  'ACC-INTERCOM': ['intercom'],
  'DOOR-BELL': ['doorbell'],
  'EXT-FOG': ['fog'],
  'REC-UPS': ['ups'],
  'REC-CABLE': ['cable'],
};

const piecesOf = ({ bundle }: Facts, isCounted: (calc: Facts['items'][number]['calc']) => boolean) =>
  bundle.lines.reduce((sum, { item, quantity }) => sum + (isCounted(item.calc) ? quantity : 0), 0);

/** How much is missing of what the rules have no product for, from the lines and the place alone. */
const accessories: Readonly<Record<string, (facts: Facts) => number>> = {
  SUPPLY: (facts) =>
    facts.placed('ACC-CONTROL') > 0
      ? 0
      : Math.max(
          0,
          piecesOf(facts, (calc) => calc.kind === 'reader' || (calc.kind === 'lock' && !calc.isWireless)) -
            piecesOf(facts, (calc) => calc.kind === 'intercom' && calc.hasSupply),
        ),
  'FIRE-EN54': ({ home }) => (!isResidence(home) && home.concerns.includes('fire-safety') ? 1 : 0),
  'STATION-SUPPLY': (facts) =>
    Math.min(
      1,
      piecesOf(facts, (calc) => calc.kind === 'intercom' && !calc.hasSupply),
    ),
  'PANIC-FIXED': ({ placed, bundle }) =>
    bundle.lines.some(({ ruleId, item }) => ruleId === 'ALM-PANIC' && item.calc.kind === 'panic')
      ? 0
      : placed('ALM-PANIC'),
  'YARD-SUPPLY': (facts) =>
    facts.bundle.lines.some(({ item }) => item.calc.kind === 'beam') ? facts.placed('EXT-YARD') : 0,
  CARD: (facts) => piecesOf(facts, (calc) => calc.kind === 'camera' && calc.hasSim && calc.cardGb > 0),
  SEISMIC: ({ home, panel }) => (panel && home.contents === 'special' && !isResidence(home) ? 1 : 0),
  'VIEW-LINE': ({ home, bundle }) =>
    home.internet !== 'yes' &&
    home.concerns.includes('remote-monitoring') &&
    bundle.lines.some(({ item: { calc } }) => calc.kind === 'recorder' && !calc.isCoax)
      ? 1
      : 0,
  'ROOM-LOCKS': ({ home }) => (isLodging(home) && home.concerns.includes('access-control') ? 1 : 0),
};

/** Whether it is silent of cards that are too small, or says something else of them. */
function isShortCardUntold(facts: Facts, text: string): boolean {
  const onCards = camerasOf(facts).filter(({ calc }) => calc.kind === 'camera' && calc.hasSim);
  const [, told, size, days = '0'] =
    /(\d+) κάμερ[^ ]+ δέχ[^ ]+ κάρτα έως ([\d.]+) GB, που κρατά (?:λιγότερο από 1|(\d+)) ημέρ/.exec(text) ??
    [];
  return told === undefined
    ? onCards.some((camera) => daysOn(camera) < facts.home.daysKept)
    : !isShortCard([Number(told), valueOf(size), Number(days)], onCards, facts.home.daysKept);
}

export function gapFaults(facts: Facts): string[] {
  const { bundle, items, placed, home } = facts;
  return bundle.gaps.flatMap(({ id, ruleId, missing, isOutOfStock, sentence: text }) => {
    const faults: string[] = [];
    const claim = accessories[id];
    if (
      claim &&
      !(
        claim(facts) === missing &&
        new RegExp(`(^|\\D)${missing}(\\D|$)|αν έχετε|router 4G|δωμάτια|EN 54|θυροτηλεόραση`).test(text)
      )
    )
      faults.push(`${id}: untrue «${text}»`);
    const [, size = '', days = ''] = /microSD ([\d.]+) GB .*? (\d+) ημέρ/.exec(text) ?? [];
    const isTooSmall = bundle.lines.some(
      ({ item: { calc } }) =>
        calc.kind === 'camera' &&
        calc.hasSim &&
        calc.mbps * 10.8 * 1.1 * 0.35 * home.daysKept > valueOf(size) + 0.01,
    );
    if (id === 'CARD' && (isTooSmall || Number(days) !== home.daysKept || isShortCardUntold(facts, text)))
      faults.push(`${id}: untrue «${text}»`);
    const [, fills = '', volume] = /για (?:([\d.,]+) από τα )?([\d.]+) m³/.exec(text) ?? [];
    const fogs = items.flatMap(({ calc }) => (calc.kind === 'fog' ? calc.volumeM3 : []));
    if (
      id === 'EXT-FOG' &&
      (valueOf(volume) !== Math.round(home.areaM2 * 2.8) ||
        isLodging(home) ||
        (fills === '' ? 0 : valueOf(fills)) !==
          (Math.max(0, ...fogs) < valueOf(volume) ? Math.max(0, ...fogs) : 0))
    )
      faults.push(`${id}: untrue «${text}»`);
    if (missing < 1 || /(^|\s)0 /.test(text)) faults.push(`${id}: nothing is missing: «${text}»`);
    if (!/τεμάχι|για|Για|βαθμ|πίνακας|σήμα/.test(text)) faults.push(`${id}: no claim is known for «${text}»`);
    const kinds = kindsOf[id];
    if (kinds) {
      const sold = items.filter(({ calc }) => kinds.includes(calc.kind));
      if (isOutOfStock !== /δεν είναι διαθέσιμ/.test(text))
        faults.push(`${id}: «${text}» though out of stock is ${isOutOfStock}`);
      if (isOutOfStock && sold.every(({ inStock }) => inStock))
        faults.push(`${id}: nothing of its kind is out of stock`);
      if (bundle.lines.some((line) => line.ruleId === id))
        faults.push(`${id}: is in the system and said to be missing`);
    }
    if (
      text.includes('φορτίζει από τον ήλιο') &&
      !items.some(({ calc, inStock }) => inStock && calc.kind === 'camera' && calc.hasSim && calc.sleeps)
    )
      faults.push(`${id}: no camera with a SIM is there`);
    if (
      text.includes('Υπάρχει για άλλον πίνακα') &&
      !(
        items.some(({ calc, inStock }) => inStock && kindsOf[id]?.includes(calc.kind)) &&
        items.some(
          ({ name, calc, inStock }) =>
            inStock && calc.kind === 'panel' && calc !== facts.panel && text.includes(`«${name}»`),
        )
      )
    )
      faults.push(`${id}: untrue «${text}»`);
    const [, controller, doors] = /12 V φέρνει ο «(.+)», για (\d+) πόρτ/.exec(text) ?? [];
    if (
      id === 'SUPPLY' &&
      !(controller === undefined
        ? items.every(({ calc, inStock }) => !inStock || !('fedDoors' in calc) || calc.fedDoors === 0)
        : items.some(
            ({ name, calc, inStock }) =>
              inStock && name === controller && 'fedDoors' in calc && calc.fedDoors === Number(doors),
          ))
    )
      faults.push(`${id}: untrue «${text}»`);
    const needs: Record<string, number> = {
      'ALM-CONTACT': openings(home),
      'ALM-SHUTTER': home.shutters,
      'ALM-MOTION': motions(home),
    };
    const need = needs[id];
    if (need !== undefined && missing > need - placed(ruleId))
      faults.push(`${id}: ${missing} missing of ${need}`);
    const ah = /μπαταρία πίνακα τουλάχιστον ([\d.,]+\d) Ah/.exec(text)?.[1];
    if (ah && items.some(({ calc, inStock }) => inStock && calc.kind === 'battery' && calc.ah >= valueOf(ah)))
      faults.push(`${id}: a battery of ${ah} Ah is there`);
    return faults;
  });
}
