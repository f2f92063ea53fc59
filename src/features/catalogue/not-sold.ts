/** What people ask security shops for and many do not sell; said unless the name of a product or a brand has the word. */
export type NotSold = {
  id: string;
  /** Phrases, a comma between: every word of one is said; `*` stands for any ending. */
  words: string;
  /** Words of the names that the thing would have in a catalogue. */
  names: readonly string[];
  text: string;
  /** What comes nearest, shown as such: a search; the rest of the query where it says something. */
  instead?: string;
  /** Danger to life: nothing is offered. */
  isDanger?: boolean;
  /** Something to be done, not a thing to be bought: it stands first in a query. */
  isService?: boolean;
  /** Instead of `text` where no service can be booked. */
  unbooked?: string;
  /** The rest of the query is what is wanted. */
  isBrand?: boolean;
  link?: { label: string; href: string };
};

const brand = (names: string, instead: string): NotSold[] =>
  names.split(' ').map((name) => ({
    id: name,
    words: name,
    names: [name],
    text: `Δεν έχουμε προϊόντα ${(name[0] ?? '').toUpperCase()}${name.slice(1)}.`,
    instead,
    isBrand: true,
  }));

const thing = (id: string, called: string, words: string, instead?: string): NotSold => ({
  id,
  words,
  names: words.split(', ').filter((word) => !word.includes(' ')),
  text: `Δεν έχουμε ${called}.`,
  ...(instead !== undefined && { instead }),
});

export const notSold: readonly NotSold[] = [
  {
    id: 'gas',
    words:
      'γκαζι*, γκαζ, υγραερι*, φυσικ* αερι*, μυρ* αερι*, διαρρο* αερι*, ανιχνευτ* αερι*, αεριο*, αεριου*, προπανι*, βουτανι*, lpg, gas, gkazi, igraerio, ygraerio, γκαζακι*, φιαλη* αεριου',
    names: ['υγραερίου', 'υγραέριο', 'γκαζιού', 'φυσικού', 'προπανίου'],
    text: 'Δεν έχουμε ανιχνευτή αερίου, και ο ανιχνευτής μονοξειδίου δεν ανιχνεύει γκάζι. Αν μυρίζει γκάζι, μην ανάψετε φως ή φλόγα, κλείστε την παροχή, ανοίξτε παράθυρα, βγείτε έξω και καλέστε το 112.',
    isDanger: true,
    link: { label: 'Κλήση στο 112', href: 'tel:112' },
  },
  thing(
    'dummy',
    'ψεύτικες κάμερες',
    'ψευτικ* καμερ*, ομοιωμα*, dummy, fake, ψευτοκαμερ*, εικονικ* καμερ*, psevtik*, ψευτικ*',
    'κάμερα',
  ),
  thing(
    'origin',
    'τη χώρα κατασκευής στα στοιχεία των προϊόντων',
    'κινεζικ*, κινας, κινα, ελληνικης κατασκευ*, γερμανικ*, ιταλικ*, αμερικανικ*, ιαπωνικ*, ευρωπαικ*, chinese, kinezik*, made in china, κορεατικ*',
    'κάμερα',
  ),
  thing('extinguisher', 'πυροσβεστήρες', 'πυροσβεστηρ*, extinguisher, πυροσβεστικ*', 'ανιχνευτής καπνού'),
  thing(
    'tracker',
    'συσκευές εντοπισμού',
    'gps, tracker, εντοπισμ*, ιχνηλατ*, συναγερμ* αυτοκινητ*, συναγερμ* μηχαν*, airtag',
  ),
  thing('safe', 'χρηματοκιβώτια', 'χρηματοκιβωτι*, safe box, σειφ'),
  thing(
    'pests',
    'απωθητικά για ποντίκια και έντομα',
    'ποντικι*, ποντικο*, αρουραι*, κατσαριδ*, κουνουπ*, εντομα, εντομων, pontiki*, katsarid*, kounoup*',
  ),
  thing('drone', 'drone', 'drone, drones, ντρον*, ντρόουν', 'κάμερα'),
  thing('weapon', 'όπλα και σπρέι', 'σπρει, spray, πιπερι*, οπλο, οπλα, γκλομπ, taser, τεϊζερ'),
  thing(
    'spy',
    'κρυφές κάμερες και συσκευές ακρόασης',
    'κρυφη* καμερ*, κρυφ* καμερ*, κοριοι, κοριος, κατασκοπ*, spy, στυλο καμερα, krifi kamera, υποκλοπ*, κοριο*',
    'κάμερα',
  ),
  thing(
    'dashcam',
    'κάμερες αυτοκινήτου',
    'dashcam, dash cam, καμερα παρμπριζ, καμερα οπισθοπορ*, οπισθοπορ*',
    'κάμερα',
  ),
  thing(
    'armoured',
    'πόρτες και κάγκελα',
    'καγκελα, κιγκλιδωμα*, πορτα ασφαλειας, θωρακισμενη πορτα τιμη, λουκετ*, συρματοπλεγμα*',
    'μαγνητική επαφή',
  ),
  thing(
    'thermostat',
    'συσκευές κλιματισμού και θέρμανσης',
    'θερμοστατ*, κλιματιστικ*, air condition, thermostat',
  ),
  thing(
    'phone',
    'κινητά, υπολογιστές και τηλεοράσεις',
    'smartphone, iphone, λαπτοπ, laptop, ταμπλετ, tablet, εκτυπωτ*, playstation, webcam, smartwatch',
  ),
  thing(
    'motor',
    'μοτέρ και μηχανισμούς για πόρτες',
    'μοτερ γκαραζ*, μοτερ, μηχανισμ* γκαραζ*, μπαρα παρκινγκ, μπαρες παρκινγκ',
    'επαφή γκαραζόπορτα',
  ),
  {
    id: 'service',
    words:
      'εγκαταστ*, τοποθετ*, επισκευ*, συντηρησ*, τεχνικος, τεχνικο, ραντεβου, αυτοψι*, φτιαξ*, egkatastas*, episkevi, installation, repair, topothetisi, συντηρησ*, μεταφορα συναγερμ*, αναβαθμιση συστηματ*',
    names: [],
    text: 'Αυτό το κάνουν οι τεχνικοί μας: δείτε τις υπηρεσίες και κλείστε ραντεβού.',
    unbooked: 'Αυτό το κάνουν οι τεχνικοί μας: δείτε τις υπηρεσίες.',
    isService: true,
    link: { label: 'Υπηρεσίες', href: '/services' },
  },
  ...brand(
    'hikvision dahua uniview reolink imou ezviz axis hanwha provision milesight vivotek avigilon mobotix unv hiwatch hilook foscam',
    'κάμερα',
  ),
  ...brand(
    'tapo tp-link tplink xiaomi eufy arlo blink wyze nest google netatmo aqara switchbot',
    'κάμερα wifi',
  ),
  ...brand(
    'ajax paradox dsc risco crow visonic honeywell bentel texecom jablotron pyronix olympia eldes satel verisure inim caddx amc teletek',
    'πίνακας συναγερμού',
  ),
  ...brand(
    'ring doorbird comelit urmet fermax bticino akuvox legrand aiphone golmar',
    'κουδούνι, θυροτηλεόραση',
  ),
  ...brand(
    'yale nuki salto assa abloy mul-t-lock cisa iseo danalock ultion tedee zkteco rosslare suprema',
    'κλειδαριά',
  ),
  ...brand('seagate toshiba samsung sony panasonic philips bosch ubiquiti unifi mikrotik netgear', 'κάμερα'),
];
