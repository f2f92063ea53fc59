import { company, emergencyLabel } from '#shared/company.ts';
import { hasOne, type ReadMessage } from './message-words.ts';

/** What somebody who writes to the chat is in: burglars or violence, fire or smoke, gas, water, an injury, or danger unnamed. */
export type Emergency = 'police' | 'fire' | 'gas' | 'medical' | 'flood' | 'danger';

/** Each is told of by a word of every list together. */
type Told = readonly (readonly string[])[];

const places = ['μεσα', 'σπιτι', 'μαγαζι', 'μπαλκονι', 'αυλη', 'κηπο', 'πορτα', 'παραθυρο', 'αποθηκη', 'γραφειο', 'γκαραζ', 'υπογειο', 'ταρατσα', 'βεραντα', 'κουζινα', 'δωματιο', 'κατοικια', 'κτιριο', 'πολυκατοικια', 'οικοπεδο', 'αυτοκινητο', 'inside', 'house', 'home', 'shop', 'store', 'garden', 'balcony', 'office']; // prettier-ignore
const burglars = ['κλεφτης', 'κλεφτες', 'ληστης', 'ληστες', 'διαρρηκτης', 'διαρρηκτες', 'thief', 'thieves', 'burglar', 'burglars', 'intruder', 'intruders']; // prettier-ignore
const strangers = ['=καποιος', '=καποιοι', 'αγνωστος', 'αγνωστοι', '=ξενος', '=ξενοι', 'someone', 'somebody'];
const comings = ['μπηκ*', '=μπει', '=μπουν', 'μπαιν*', 'ειναι', 'υπαρχ*', 'βρισκ*', 'σκαρφαλ*', 'σπα*', 'σπασ*', 'παραβιαζ*', 'προσπαθ*', 'κρυβ*', 'τριγυρ*', 'εισεβαλ*', 'μπουκαρ*', 'ακουω', 'βλεπω', 'τρεχ*', 'is', 'are', 'breaking', 'broke', 'trying', 'see', 'hear']; // prettier-ignore
const flames = ['φωτια', 'φωτιες', 'πυρκαγια', 'φλογα', 'φλογες', 'καπνος', 'fire', 'smoke', 'flames'];
const fireSigns = ['εχουμε', '=εχω', '=εχει', 'επιασ*', 'πιασ*', 'πηρ*', 'βγαιν*', 'βγαζ*', 'μυριζ*', 'βλεπω', 'γεμισ*', 'αναψ*', 'ξεσπασ*', 'διπλα', 'απεναντι', 'is', 'on', 'smell', 'see', ...places]; // prettier-ignore
const gases = ['γκαζι', 'αεριο', 'υγραεριο', 'μονοξειδιο', 'gas', 'monoxide'];
const soundings = ['χτυπαει', 'χτυπησε', 'χτυπα', 'βουιζει', 'σφυριζει', 'ουρλιαζει', 'ηχει', 'ringing', 'going off', 'went off']; // prettier-ignore
const nowWords = ['τωρα', 'αυτη στιγμη', 'βοηθεια', 'γρηγορα', 'τρεξτε', 'now', 'help'];

const signs: readonly (readonly [Emergency, readonly Told[]])[] = [
  ['gas', [[gases, ['μυριζ*', 'μυρωδια', 'διαρροη', 'smell', 'leak', ...soundings]], [gases, nowWords]]],
  [
    'fire',
    [
      [flames, fireSigns],
      [flames, nowWords],
      [['καιγεται', 'καιγομαστε', 'καιγονται', 'καηκαμε']],
      [['καμενο', 'καμενα'], ['μυριζ*']],
      [['burning', 'burns'], places],
      [soundings, ['ανιχνευτης', 'πυρανιχνευση', 'detector'], ['καπνος', 'φωτια', 'smoke', 'πυρανιχνευση']],
    ],
  ],
  [
    'medical',
    [
      [['λιποθυμησ*', 'δεν αναπνε*', 'εμφραγμα', 'αιμορραγ*', 'τραυματιστηκ*', 'ασθενοφορο', 'ηλεκτροπληξια', 'ambulance', 'not breathing', 'heart attack', 'unconscious']],
    ],
  ],
  [
    'police',
    [
      [burglars, [...comings, ...places, ...nowWords]],
      [strangers, comings, places],
      [strangers, ['προσπαθ* ανοιξ*', 'προσπαθ* μπει', 'προσπαθ* σπασ*', 'breaking in']],
      [['προσπαθουν', 'προσπαθει'], ['=μπουν', '=μπει']],
      [['=μπηκαν', '=μπουκαραν', 'εχουν μπει'], [...places, ...nowWords]],
      [['=εσπασαν', '=σπανε', '=σπαζουν', '=εσπασε'], ['τζαμι', 'τζαμαρια', 'πορτα', 'παραθυρο', 'κλειδαρια', 'βιτρινα', 'λουκετο']],
      [['ακουω βηματα', 'γινεται ληστεια', 'γινεται διαρρηξη', 'εχουμε διαρρηξη', 'robbery', 'robbed', 'breaking in']],
      [['ληστεια', 'διαρρηξη', 'εισβολη', 'burglary'], nowWords],
      [['μας κλεβουν', 'με κλεβουν', 'μας ληστευουν', 'με ληστευουν', 'με απειλ*', 'μας απειλ*', 'με χτυπανε', 'με κυνηγ*', 'με παρακολουθει', 'κρατ* μαχαιρι', 'κρατ* οπλο', 'εχει μαχαιρι', 'εχει οπλο', 'με μαχαιρι', 'με οπλο']],
      [['μου εκλεψαν', 'μας εκλεψαν', 'μου κλεψ*', 'μας κλεψ*', '=εκλεψαν']],
      [['καλεστε', 'στειλτε', 'φωναξτε', 'παρτε', 'call'], ['αστυνομια', 'περιπολικο', 'police']],
      [soundings, ['συναγερμος', 'alarm'], ['τωρα', 'λειπω', 'λειπουμε', 'δεν ειμαι', 'now', 'αυτη στιγμη']],
    ],
  ],
  ['flood', [[['πλημμυρισ*', 'πλημμυρα']], [['νερα', 'νερο'], ['τρεχ*', 'μπαιν*', 'γεμισ*'], places]]],
  [
    'danger',
    [
      [['σωστε με', 'σωστε μας', 'κινδυνευω', 'κινδυνευουμε', 'σε κινδυνο', 'αισθανομαι κινδυνο', 'εκτακτη αναγκη', 'emergency', 'sos', 'in danger']],
      [['καλεστε', 'φωναξτε', 'στειλτε', 'call'], ['πυροσβεστικη']],
    ],
  ],
]; // prettier-ignore

/** What makes such a sentence one of something that may happen, that was long ago, or that is only asked about. */
const supposed = ['=αν', 'εαν', 'οταν', 'περιπτωση', 'μηπως', 'ωστε', 'αποφυγ*', 'if', 'when', 'whenever'];
const past = ['περσι', 'περυσι', 'προπερσι', 'χθες', 'χτες', 'προχθες', 'προηγουμεν*', 'παλια', 'καποτε', 'παλαιοτερα', '=πριν', 'περασμενη', 'περασμενο', 'yesterday', 'last', 'ago']; // prettier-ignore
const wished = ['=θελω', 'θελουμε', 'ψαχνω', 'ψαχνουμε', 'ενδιαφερομαι', 'προτειν*', '=ποσο', 'τιμη', 'κοστιζ*', 'αγορα*', 'για κλεφτες', 'κατα κλεφτων', 'για φωτια', 'για διαρρηξη', 'για πλημμυρα', 'ανιχνευτη πλημμυρα', 'ανιχνευτης πλημμυρας', 'εχετε', 'πουλατε', 'προστασια', 'χωρις λογο', 'looking for', 'buy', 'price', 'sell']; // prettier-ignore
/** A detector is what the shop sells, unless it sounds. */
const devices = [
  'ανιχνευτης',
  'ανιχνευτες',
  'ανιχνευση',
  'αισθητηρας',
  'αισθητηρες',
  'detector',
  'detectors',
  'sensor',
];

const isShouted = (text: string) => /^[^\p{Ll}]*$/u.test(text) || /!\s*$/.test(text);

/** The emergency that a message tells of; undefined if it tells of none. In doubt it is one: the answer does no harm. */
export function emergencyIn(message: ReadMessage): Emergency | undefined {
  const has = (phrases: readonly string[]) => hasOne(message, phrases);
  const isNow = has(nowWords);
  if (has(wished) && !has(['=τωρα', 'βοηθεια', '=now'])) return undefined;
  if (!isNow && (has(supposed) || has(past) || (has(devices) && !has(soundings)))) return undefined;
  const told = signs.find(([, ways]) => ways.some((lists) => lists.every((words) => has(words))))?.[0];
  if (told) return told;
  return has(['βοηθεια', 'help']) && isShouted(message.text) ? 'danger' : undefined;
}

type Call = { number: string; who: string };

const european: Call = { number: '112', who: 'Ευρωπαϊκός αριθμός έκτακτης ανάγκης' };
const services: Record<Emergency, Call | undefined> = {
  police: { number: '100', who: 'Αστυνομία' },
  fire: { number: '199', who: 'Πυροσβεστική' },
  gas: { number: '199', who: 'Πυροσβεστική' },
  medical: { number: '166', who: 'ΕΚΑΒ' },
  flood: { number: '199', who: 'Πυροσβεστική' },
  danger: undefined,
};

const advice: Record<Emergency, string> = {
  police: 'Μην αντιμετωπίσετε κανέναν: μείνετε ή πηγαίνετε κάπου ασφαλείς.',
  fire: 'Βγείτε έξω, κλείστε τις πόρτες πίσω σας και μην ξαναμπείτε.',
  gas: 'Μην ανάψετε φως ή φλόγα, ανοίξτε παράθυρα, βγείτε έξω και καλέστε από εκεί.',
  medical: 'Μείνετε δίπλα στον άνθρωπο που χρειάζεται βοήθεια και κάντε ό,τι σας πουν στο τηλέφωνο.',
  flood: 'Κλείστε την παροχή του νερού και, αν φτάνετε χωρίς να πατήσετε σε νερά, τον γενικό διακόπτη.',
  danger: 'Πείτε πρώτα πού βρίσκεστε.',
};

/** The immediate text in an emergency, with the numbers to call; shorter when it was said just before. */
export function emergencyAnswer(emergency: Emergency, { isEnglish }: ReadMessage, said: string | undefined) {
  const fitting = services[emergency];
  const numbers = fitting
    ? `το ${european.number} ή το ${fitting.number} (${fitting.who})`
    : `το ${european.number}`;
  const english = isEnglish ? `If you are in danger, call ${european.number} now. ` : '';
  const line = company().emergency;
  const own = line ? `Η γραμμή μας για έκτακτη ανάγκη: ${line.phone}.` : '';
  const whole =
    `${english}Αν συμβαίνει τώρα, καλέστε αμέσως ${numbers}. ${advice[emergency]} ${own}`.trimEnd();
  const calls = [european, ...(fitting ? [fitting] : [])];
  return {
    content:
      whole === said
        ? `${english}Καλέστε τώρα ${numbers}, πριν γράψετε οτιδήποτε άλλο. ${own}`.trimEnd()
        : whole,
    links: [
      ...calls.map(({ number, who }) => ({
        kind: 'page' as const,
        label: `Κλήση στο ${number} · ${who}`,
        href: `tel:${number}`,
      })),
      ...(line
        ? [
            {
              kind: 'page' as const,
              label: `Κλήση στο ${line.phone} · ${emergencyLabel}`,
              href: line.phoneHref,
            },
          ]
        : []),
    ],
  };
}

/** How the alert names the emergency. */
export const emergencyLabels: Record<Emergency, string> = {
  police: 'διάρρηξη ή απειλή',
  fire: 'φωτιά ή καπνό',
  gas: 'αέριο ή μονοξείδιο',
  medical: 'τραυματισμό ή αδιαθεσία',
  flood: 'πλημμύρα',
  danger: 'κίνδυνο',
};
