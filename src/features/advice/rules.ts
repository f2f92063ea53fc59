/** Every rule that puts a line into a system, with what it says and where it comes from. */
export const rules = {
  'ALM-PANEL': {
    title: 'Πίνακας συναγερμού',
    part: 'πίνακας συναγερμού',
    parts: 'πίνακες συναγερμού',
    source: 'C.8',
  },
  'ALM-KIT': {
    title: 'Σετ αντί για χωριστά κομμάτια',
    part: 'σετ συναγερμού',
    parts: 'σετ συναγερμού',
    source: 'C.8',
  },
  'ALM-CONTACT': {
    title: 'Επαφή σε κάθε προσβάσιμο άνοιγμα',
    part: 'μαγνητική επαφή',
    parts: 'μαγνητικές επαφές',
    source: 'C.8',
  },
  'ALM-SHUTTER': { title: 'Επαφή σε κάθε ρολό', part: 'επαφή ρολού', parts: 'επαφές ρολού', source: 'C.8' },
  'ALM-INPUT': {
    title: 'Πομπός για την επαφή ενός ρολού',
    part: 'ασύρματη επαφή για ρολό',
    parts: 'ασύρματες επαφές για ρολά',
    source: 'C.8',
  },
  'ALM-MOTION': {
    title: 'Ανίχνευση κίνησης ανά επιφάνεια',
    part: 'ανιχνευτής κίνησης',
    parts: 'ανιχνευτές κίνησης',
    source: 'C.8',
  },
  'ALM-PHOTO': {
    title: 'Εικόνα όταν χτυπήσει',
    part: 'ανιχνευτής κίνησης με φωτογραφία',
    parts: 'ανιχνευτές κίνησης με φωτογραφία',
    source: 'C.8',
  },
  'ALM-CURTAIN': {
    title: 'Κουρτίνα αντί για κίνηση μέσα',
    part: 'ανιχνευτής κουρτίνας',
    parts: 'ανιχνευτές κουρτίνας',
    source: 'C.8',
  },
  'ALM-GLASS': {
    title: 'Θραύση κρυστάλλου',
    part: 'ανιχνευτής θραύσης κρυστάλλου',
    parts: 'ανιχνευτές θραύσης κρυστάλλου',
    source: 'C.8',
  },
  'ALM-SIREN-IN': {
    title: 'Εσωτερική σειρήνα',
    part: 'εσωτερική σειρήνα',
    parts: 'εσωτερικές σειρήνες',
    source: 'C.8',
  },
  'ALM-SIREN-OUT': {
    title: 'Εξωτερική σειρήνα',
    part: 'εξωτερική σειρήνα',
    parts: 'εξωτερικές σειρήνες',
    source: 'C.8',
  },
  'ALM-KEYPAD': {
    title: 'Πληκτρολόγιο στην καθημερινή είσοδο',
    part: 'πληκτρολόγιο',
    parts: 'πληκτρολόγια',
    source: 'C.8',
  },
  'ALM-REMOTE': {
    title: 'Τηλεχειριστήριο',
    part: 'τηλεχειριστήριο',
    parts: 'τηλεχειριστήρια',
    source: 'C.8',
  },
  'ALM-PANIC': {
    title: 'Κουμπί πανικού σε κάθε ταμείο',
    part: 'κουμπί πανικού',
    parts: 'κουμπιά πανικού',
    source: 'C.8',
  },
  'ALM-COMM': {
    title: 'Διαδρομή προς το κέντρο',
    part: 'επικοινωνητής διπλής διαδρομής',
    parts: 'επικοινωνητές διπλής διαδρομής',
    source: 'C.7',
  },
  'ALM-BATTERY': {
    title: 'Αυτονομία σε διακοπή ρεύματος',
    part: 'μπαταρία πίνακα',
    parts: 'μπαταρίες πίνακα',
    source: 'C.7',
  },
  'ALM-CABLE': {
    title: 'Καλώδιο συναγερμού',
    part: 'καλώδιο συναγερμού',
    parts: 'καλώδια συναγερμού',
    source: 'C.6',
  },
  'FIRE-SMOKE': {
    title: 'Καπνός σε κάθε όροφο',
    part: 'ανιχνευτής καπνού',
    parts: 'ανιχνευτές καπνού',
    source: 'C.8',
  },
  'FIRE-CO': {
    title: 'Μονοξείδιο όπου υπάρχει καύση',
    part: 'ανιχνευτής μονοξειδίου',
    parts: 'ανιχνευτές μονοξειδίου',
    source: 'C.8',
  },
  'CAM-FACADE': {
    title: 'Κάμερα ανά πλευρά',
    part: 'εξωτερική κάμερα',
    parts: 'εξωτερικές κάμερες',
    source: 'C.3',
  },
  'CAM-ENTRANCE': {
    title: 'Κάμερα εισόδου',
    part: 'κάμερα εισόδου',
    parts: 'κάμερες εισόδου',
    source: 'C.3',
  },
  'CAM-DESK': { title: 'Κάμερα ταμείου', part: 'κάμερα ταμείου', parts: 'κάμερες ταμείου', source: 'C.3' },
  'CAM-ROOM': {
    title: 'Κάμερα εσωτερικού χώρου',
    part: 'κάμερα εσωτερικού χώρου',
    parts: 'κάμερες εσωτερικού χώρου',
    source: 'C.3',
  },
  'CAM-AFAR': {
    title: 'Κάμερα με δική της σύνδεση',
    part: 'κάμερα με κάρτα SIM',
    parts: 'κάμερες με κάρτα SIM',
    source: 'C.3',
  },
  'REC-RECORDER': { title: 'Καταγραφικό', part: 'καταγραφικό', parts: 'καταγραφικά', source: 'C.5, C.6' },
  'REC-DISK': {
    title: 'Δίσκος για τις ημέρες τήρησης',
    part: 'δίσκος καταγραφής',
    parts: 'δίσκοι καταγραφής',
    source: 'C.5',
  },
  'REC-SWITCH': { title: 'Τροφοδοσία PoE', part: 'switch PoE', parts: 'switch PoE', source: 'C.6' },
  'REC-UPS': { title: 'Καταγραφή χωρίς ρεύμα', part: 'UPS', parts: 'UPS', source: 'C.7' },
  'NET-UPS': {
    title: 'Σύνδεση χωρίς ρεύμα',
    part: 'UPS για το router',
    parts: 'UPS για το router',
    source: 'C.7',
  },
  'DOOR-BELL': {
    title: 'Ποιος χτυπά στην πόρτα',
    part: 'κουδούνι με κάμερα',
    parts: 'κουδούνια με κάμερα',
    source: 'A.10',
  },
  'REC-CABLE': { title: 'Καλώδιο δικτύου', part: 'καλώδιο δικτύου', parts: 'καλώδια δικτύου', source: 'C.6' },
  'LIGHT-DOOR': {
    title: 'Φως σε κάθε είσοδο',
    part: 'προβολέας με ανιχνευτή',
    parts: 'προβολείς με ανιχνευτή',
    source: 'C.9',
  },
  'ACC-READER': {
    title: 'Αναγνώστης ανά πόρτα',
    part: 'αναγνώστης πρόσβασης',
    parts: 'αναγνώστες πρόσβασης',
    source: 'B',
  },
  'ACC-CONTROL': { title: 'Ελεγκτής πορτών', part: 'ελεγκτής', parts: 'ελεγκτές', source: 'B' },
  'ACC-BATTERY': {
    title: 'Πόρτα χωρίς ρεύμα',
    part: 'μπαταρία ελεγκτή',
    parts: 'μπαταρίες ελεγκτή',
    source: 'B',
  },
  'ACC-LOCK': {
    title: 'Ηλεκτρική κλειδαριά',
    part: 'ηλεκτρική κλειδαριά',
    parts: 'ηλεκτρικές κλειδαριές',
    source: 'B',
  },
  'ACC-INTERCOM': { title: 'Θυροτηλεόραση', part: 'θυροτηλεόραση', parts: 'θυροτηλεοράσεις', source: 'B' },
  'EXT-YARD': {
    title: 'Ανίχνευση στην αυλή',
    part: 'εξωτερικός ανιχνευτής',
    parts: 'εξωτερικοί ανιχνευτές',
    source: 'C.8',
  },
  'EXT-FLOOD': {
    title: 'Διαρροή νερού',
    part: 'ανιχνευτής διαρροής',
    parts: 'ανιχνευτές διαρροής',
    source: 'C.8',
  },
  'EXT-FOG': {
    title: 'Ομίχλη ασφαλείας',
    part: 'γεννήτρια ομίχλης',
    parts: 'γεννήτριες ομίχλης',
    source: 'C.9',
  },
  RADIO: { title: 'Εμβέλεια ασυρμάτου', part: 'αναμεταδότης', parts: 'αναμεταδότες', source: 'C.7' },
} as const;
export type RuleId = keyof typeof rules;

/** What a rule places, in the number that fits: «επαφή», «επαφές». */
export const partName = (ruleId: RuleId, quantity: number) =>
  quantity === 1 ? rules[ruleId].part : rules[ruleId].parts;

/** The quantities and thresholds of the rules; the reasons stand in the decision record. */
export const norms = {
  motionAreaM2: 55,
  /** A hall without inner walls uses most of the sector of a detector of 12 m, which is 113 m²: racks hide the rest. */
  motionHallAreaM2: 80,
  /** Of a larger hall, with those that see 15 m. How many its aisles take is seen on the spot. */
  motionOpenAreaM2: 150,
  /** A floor of a hall that is larger has detectors that see farther along its aisles. */
  largeHallM2: 300,
  hallRangeM: 15,
  roomsPerMotion: 2,
  /** A business of several rooms: its entrance, its corridor and the room that matters. */
  waysIn: 3,
  /** Where strangers sleep: what closes by night, such as office and store; while it is closed, beside the corridor of each floor. */
  lodgingMotion: 2,
  /** Closed for months, beside those also dining room and stores: one for so many square metres of all, guests' rooms among them. */
  lodgingMotionAreaM2: 150,
  /** Twenty people, for whom the fire code counts it as a hotel: two a room, or 18 m² each where rooms were not told. */
  hotelRooms: 13,
  hotelAreaM2: 360,
  /** More of them on a floor see nobody sooner. */
  mostMotionOnFloor: 6,
  /** More of them on a floor are not heard farther. */
  mostSirensOnFloor: 2,
  mostFloods: 3,
  lodgingFloods: 2,
  sirenAreaM2: 150,
  mostSirensInHall: 2,
  smokeAreaM2: 150,
  /** Businesses above this size need a fire study; alarms for homes are never placed there. */
  fireStudyAreaM2: 150,
  /** One smoke alarm of its own is heard everywhere up to here. */
  heardAreaM2: 100,
  /** A kiosk or a container, in which a single room heats up and cools down with the day. */
  boothM2: 25,
  /** Doors that open by card; each one more is the customer's to name. */
  mostCardDoors: 2,
  roomCameraAreaM2: 60,
  flatCameraAreaM2: 100,
  zoneReserve: 1.25,
  entranceM: 2.4,
  deskM: 2,
  /** From a wall inside to whoever comes in by a shutter. */
  gateM: 6,
  /** A door by day against a room: with less, who comes in is a silhouette. */
  wdrDb: 120,
  /** As far as what wakes a camera on a battery is felt. */
  yardM: 8,
  /** 500 px/m of a picture 2,560 wide are 5 m of a counter: as many desks of one where each with its own does not fit. */
  desksPerCamera: 2,
  /** What a usual router takes. */
  routerW: 10,
  /** What a usual PoE switch takes itself, beside the cameras that it feeds. */
  switchW: 10,
  /** So many are worth no recorder, disk and UPS to a business that wants no cables. */
  fewViews: 2,
  /** Cameras that the place's WiFi carries beside everything else. */
  mostOnWifi: 4,
  /** A side may be so much longer than a camera sees at its class where that saves one: at its end hangs the next. */
  sideSlack: 1.15,
  /** Lenses that neither leave much unseen nor bend the picture. */
  lensDeg: [60, 120],
  /** Outside, a recording that tells people and vehicles apart; inside people are enough. */
  classes: 2,
  /** Metres of its own light that a camera along a façade needs: with less, dozens would hang there. */
  nightM: 5,
  /** Metres of cable that the installation of one device includes. */
  cableIncludedM: 20,
  cableLimitM: 100,
  /** So many rooms of a lodging surely share a door. */
  roomsPerDoor: 4,
  /** Metres beyond those that a technician has left of other work: no reel is opened for them. */
  cableSpareM: 30,
  /** The Authority's guidance; longer only what shows an incident. */
  daysUsual: 15,
  /** The share of the time in which something moves before a camera. */
  motionShare: 0.35,
  residentsRemotes: 2,
  /** Of so many rooms none has somebody at the desk all night. */
  guesthouseRooms: 20,
  ceilingM: 2.8,
  /** A larger place is seen by somebody before anything is bought for it. */
  surveyAreaM2: 400,
  /** Where shelves and machines decide what sees how far. */
  surveyHallAreaM2: 200,
} as const;

/** Seconds to disarm after the door opened, and to leave after arming. */
export const delays = { entryS: 30, exitS: 45 } as const;
