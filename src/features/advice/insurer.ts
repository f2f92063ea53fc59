// What an insurer asks of an alarm, and what it has of it.
import { gradeOf } from './checks.ts';
import { gradeBasis, isNearGrade3 } from './risk.ts';
import type { Catalogue } from './pick.ts';
import { reportsByMobile } from './coverage.ts';
import { reachesCentre } from './running.ts';
import { batteryLoadOfSystem, followingParts, type System } from './system.ts';
import { standbyHoursOf } from './power.ts';
import { numberText } from './text.ts';
import type { InsurerFact, Line } from './types.ts';

/** The highest grade that detectors and panels of the trade are made in. */
const highestGrade = 3;

const norm = /EN\s?5013[16]/i;

/** A system's battery for the hours that the grade of the place asks for, which may be more than the system's own grade does. */
function batteryFact(system: System, catalogue: Catalogue): InsurerFact | undefined {
  const { alarm, home } = system;
  if (!alarm) return undefined;
  const grade = Math.max(2, Math.min(highestGrade, alarm.frame.needed));
  const hours = standbyHoursOf(grade, home.isMonitored);
  if (!home.hasMains)
    return {
      id: 'battery',
      label: 'Χωρίς ρεύμα',
      held: false,
      text: `Ο βαθμός ${grade} ζητά ${hours} ώρες μετά από διακοπή. Ο χώρος δεν έχει ρεύμα δικτύου: ο πίνακας ζει μόνο από τη δική του πηγή.`,
    };
  // Its hours begin when the mains end, which must not be on the day of leaving.
  const mainsLeftOn =
    home.emptyFor === 'hours' || alarm.panel.calc.isSelfPowered
      ? ''
      : ', με ανοιχτή τη γραμμή του όσο λείπετε';
  const load = batteryLoadOfSystem(system);
  if (!load) {
    const { standbyH } = alarm.panel.calc;
    const held = standbyH >= hours;
    return {
      id: 'battery',
      label: 'Χωρίς ρεύμα',
      held,
      text:
        standbyH === 0
          ? `Ο βαθμός ${grade} ζητά ${hours} ώρες, ο κατάλογος δεν λέει πόσο αντέχει ο πίνακας.`
          : `Ο πίνακας αντέχει ${numberText(standbyH)} ώρες, ο βαθμός ${grade} ζητά ${hours}${mainsLeftOn}.`,
    };
  }
  const battery = followingParts(system, catalogue).find(({ need }) => need.ruleId === 'ALM-BATTERY')?.item;
  return {
    id: 'battery',
    label: 'Χωρίς ρεύμα',
    held: battery !== undefined && load.hours >= hours,
    text: battery
      ? `Η μπαταρία στο κουτί του πίνακα αντέχει τουλάχιστον ${load.hours} ώρες, ο βαθμός ${grade} ζητά ${hours}${mainsLeftOn}.`
      : `Ο βαθμός ${grade} ζητά ${hours} ώρες, και δεν υπάρχει μπαταρία που να τις καλύπτει.`,
  };
}

/** Only who installs for others by licence certifies what he has installed. */
const uncertified = ' Το σύστημα που τοποθετείτε εσείς δεν το πιστοποιεί κανείς.';

/**
 * Which of the alarm's graded products and remotes, those of a kit among them, state a standard of the series EN 50131 or, for what reports,
 * EN 50136; held where a technician installs them.
 */
function certificateFact({ isInstalled }: System, lines: readonly Line[], catalogue: Catalogue): InsurerFact {
  const pieces = lines.flatMap(({ item }) =>
    item.calc.kind === 'kit'
      ? Object.keys(item.contains ?? {}).flatMap((id) => catalogue.byId.get(id) ?? [])
      : item,
  );
  const graded = new Map(
    pieces
      .filter(({ calc }) => ('grade' in calc && calc.grade !== undefined) || calc.kind === 'remote')
      .map((item) => [item.id, item]),
  );
  const silent = [...graded.values()].filter(({ standard }) => !norm.test(standard ?? ''));
  const stating = graded.size - silent.length;
  const of = graded.size === 1 ? 'το προϊόν' : `τα ${graded.size} προϊόντα`;
  return {
    id: 'certificates',
    label: 'Πιστοποιητικά EN 50131 ή EN 50136',
    held: silent.length === 0 && isInstalled,
    text:
      (silent.length === 0
        ? `Τα δηλώνει ο κατάλογος για ${of} του συναγερμού που αφορούν.`
        : stating === 0
          ? 'Ο κατάλογος δεν τα δηλώνει για κανένα προϊόν του συναγερμού που αφορούν.'
          : `Ο κατάλογος τα δηλώνει για ${stating} από ${of} του συναγερμού που αφορούν. Λείπουν για: ${silent.map(({ name }) => name).join(', ')}.`) +
      (isInstalled ? '' : uncertified),
  };
}

/** What an insurer asks, each with what this system has of it; nothing without an alarm. */
export function insurerOf(system: System, lines: readonly Line[], catalogue: Catalogue): InsurerFact[] {
  const { alarm, home } = system;
  const battery = batteryFact(system, catalogue);
  if (!alarm || !battery) return [];
  const grade = gradeOf(system);
  const needed = Math.min(highestGrade, alarm.frame.needed);
  // What was only supposed may still prove true.
  const isNear = isNearGrade3(home);
  const hasOld = home.existing.some((part) => part === 'contacts' || part === 'motion' || part === 'siren');
  const reaches = reachesCentre(system);
  const isMobile = reportsByMobile(system);
  return [
    {
      id: 'grade',
      label: 'Βαθμός ασφάλειας',
      held: grade !== undefined && grade >= needed,
      text:
        grade === undefined
          ? 'Κανένα προϊόν του συναγερμού δεν δηλώνει βαθμό.'
          : `Grade ${grade}${system.isInstalled ? '' : ' στα προϊόντα'}, ο κίνδυνος του χώρου ζητά ${needed}${gradeBasis(home)}${isNear ? ': επιβεβαιώνονται στην αυτοψία' : ''}.${hasOld ? ' Ισχύει με τις νέες συσκευές: όποια παλιά μείνει ίσως τον ρίχνει.' : ''}${system.isInstalled ? '' : uncertified}`,
    },
    {
      id: 'path',
      label: 'Σήμα προς κέντρο λήψης',
      held: reaches && isMobile && home.isMonitored,
      text: !reaches
        ? 'Ο συναγερμός δεν έχει διαδρομή προς κέντρο.'
        : !isMobile
          ? 'Μόνο από το ίντερνετ του χώρου: αν κοπεί, δεν φεύγει σήμα.'
          : home.isMonitored
            ? 'Υπάρχει διαδρομή κινητής, με κάρτα SIM και με τη σύμβαση που δηλώσατε ότι θα υπάρχει.'
            : 'Υπάρχει διαδρομή κινητής, με κάρτα SIM: λείπει η σύμβαση.',
    },
    battery,
    certificateFact(system, lines, catalogue),
  ];
}
