import type { Specification } from './contract.ts';

/** What an attribute is read from. */
export type Described = {
  features: readonly string[];
  specifications: ReadonlyMap<string, Specification['value']>;
  /** All texts, in small letters without accents. */
  text: string;
  /** The name, in small letters without accents. */
  name: string;
};

type Attribute = {
  id: string;
  label: string;
  kind: 'feature' | 'specification';
  /** What people type; of a phrase all words count, in any order. */
  words: readonly string[];
  /** What is not wanted by who wants it: «χωρίς καλώδια». */
  opposites?: readonly string[];
  has: (product: Described) => boolean;
};

const feature =
  (id: string) =>
  ({ features }: Described) =>
    features.includes(id);
const value = ({ specifications }: Described, key: string) => String(specifications.get(key) ?? '');
const says =
  (words: RegExp) =>
  ({ text }: Described) =>
    words.test(text);

/** Words that become filters, and which products have what they say. Longer phrases come before the words they contain. */
export const attributes: readonly Attribute[] = [
  {
    id: 'color-night',
    label: 'έγχρωμη τη νύχτα',
    kind: 'specification',
    words: ['έγχρωμη νυχτερινή', 'έγχρωμη νύχτα', 'color night', 'full color', 'colorvu'],
    has: says(/εγχρωμη νυχτεριν|εγχρωμη εικονα|full ?color/),
  },
  {
    id: 'two_way_audio',
    label: 'αμφίδρομος ήχος',
    kind: 'feature',
    words: [
      'αμφίδρομος ήχος',
      'αμφίδρομη επικοινωνία',
      'αμφίδρομη ομιλία',
      'two way audio',
      'με ομιλία',
      'μιλάει',
      'μιλάω',
      'μιλήσω',
    ],
    has: feature('two_way_audio'),
  },
  {
    id: 'night_vision',
    label: 'νυχτερινή λήψη',
    kind: 'feature',
    words: ['νυχτερινή λήψη', 'νυχτερινή όραση', 'night vision', 'νυχτερινή'],
    has: feature('night_vision'),
  },
  {
    id: 'wireless',
    label: 'ασύρματη',
    kind: 'specification',
    words: ['ασύρματη', 'ασύρματο', 'wireless'],
    opposites: [
      'καλώδιο',
      'καλώδια',
      'καλωδίωση',
      'καλωδιώσεις',
      'σύρμα',
      'ενσύρματη',
      'ενσύρματος',
      'τρύπες',
      'τρύπημα',
      'τρυπήσω',
      'τρύπες τοίχο',
      'μερεμέτια',
      'σκάψιμο',
      'σκαψίματα',
      'cable',
      'cables',
      'wires',
      'wired',
      'kalodia',
      'kalwdia',
    ],
    has: (product) =>
      product.features.includes('wifi') ||
      ['radio', 'wifi_band'].some((key) => product.specifications.has(key)) ||
      /4g|wifi|bluetooth/i.test(value(product, 'interface')) ||
      /ασυρματ/.test(product.name),
  },
  {
    id: 'wifi',
    label: 'WiFi',
    kind: 'feature',
    words: ['wifi', 'wi fi', 'γουάι φάι', 'γουαϊφάι'],
    has: (product) => product.features.includes('wifi') || /wifi/i.test(value(product, 'interface')),
  },
  {
    id: 'waterproof',
    label: 'αδιάβροχη',
    kind: 'feature',
    words: ['αδιάβροχη', 'αδιάβροχο', 'waterproof', 'στεγανή'],
    has: (product) => product.features.includes('waterproof') || /^IP6[5-8]/.test(value(product, 'ip')),
  },
  {
    id: 'outdoor',
    label: 'εξωτερικού χώρου',
    kind: 'specification',
    words: ['εξωτερικού χώρου', 'εξωτερικών χώρων', 'εξωτερική', 'outdoor'],
    opposites: ['εσωτερική', 'εσωτερικού χώρου', 'εσωτερικό', 'indoor'],
    has: (product) =>
      product.features.includes('waterproof') ||
      /^IP[5-6][4-8]/.test(value(product, 'ip')) ||
      /εξωτερικ/.test(product.name),
  },
  {
    id: 'solar',
    label: 'με ηλιακό',
    kind: 'specification',
    words: ['ηλιακό πάνελ', 'ηλιακό', 'solar', 'φωτοβολταϊκό πάνελ'],
    has: says(/ηλιακ/),
  },
  {
    id: 'pets',
    label: 'για κατοικίδια',
    kind: 'specification',
    words: ['κατοικίδια', 'κατοικίδιο', 'pet immune', 'pet', 'με σκύλο', 'με γάτα'],
    has: (product) => product.specifications.has('pet_kg') || /κατοικιδι/.test(product.text),
  },
  {
    id: 'poe',
    label: 'με PoE',
    kind: 'specification',
    words: ['poe'],
    has: (product) =>
      product.specifications.has('poe_ports') ||
      /802/.test(value(product, 'poe')) ||
      /(^|[^\p{L}])poe/u.test(product.name),
  },
  {
    id: 'dome',
    label: 'θόλου (dome)',
    kind: 'specification',
    words: ['θόλου', 'θόλος', 'dome'],
    has: ({ name }) => /dome|θολ/.test(name),
  },
  {
    id: 'motion_detection',
    label: 'ανίχνευση κίνησης',
    kind: 'feature',
    words: ['ανίχνευση κίνησης', 'motion detection'],
    has: feature('motion_detection'),
  },
  {
    id: 'cloud_storage',
    label: 'αποθήκευση στο cloud',
    kind: 'feature',
    words: ['αποθήκευση cloud', 'cloud'],
    has: feature('cloud_storage'),
  },
  {
    id: 'mobile_app',
    label: 'με εφαρμογή κινητού',
    kind: 'feature',
    words: ['εφαρμογή κινητού', 'εφαρμογή', 'από κινητό', 'mobile app'],
    has: feature('mobile_app'),
  },
  {
    id: 'ai_analytics',
    label: 'ανάλυση με AI',
    kind: 'feature',
    words: ['τεχνητή νοημοσύνη', 'ai'],
    has: feature('ai_analytics'),
  },
];

/** The terms of the attributes that a product has. */
export const attributeTerms = (product: Described): string[] =>
  attributes.filter(({ has }) => has(product)).map(({ id }) => `@${id}`);
