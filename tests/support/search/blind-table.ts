/** Queries by someone who had not read the search; never tuned to. The search holds if an expected SKU is among the first five. */
export const blindTable: readonly { query: string; expected: readonly string[] }[] = [
  // A kiosk owner in a hurry
  { query: 'φθηνη καμερα', expected: ['OPT-B2A-36', 'OPT-T2-28', 'OPT-T5-28', 'ARG-PT4-W'] },
  { query: 'καμερα ταμειο', expected: ['ARG-D8V-27'] },
  { query: 'επαφη για ρολο', expected: ['PHY-MCR', 'PHY-MC'] },
  { query: 'κουμπι πανικου', expected: ['PHY-KPT', 'PHY-REM'] },
  { query: 'ομιχλη καπνοπωλειο', expected: ['PHY-FOG'] },
  { query: 'καμερες μικρο καταστημα', expected: ['OPT-T2-28', 'ARG-D4-28'] },

  // A grandmother
  { query: 'κουδούνι με κάμερα', expected: ['PYL-BELL'] },
  { query: 'οθονη για την πορτα', expected: ['PYL-VDP7'] },
  { query: 'νερα απο το πλυντηριο', expected: ['PHY-FLD'] },
  { query: 'ανιχνευτης για τη σομπα', expected: ['PYR-CO'] },
  { query: 'φως για την αυλή', expected: ['ECH-FLD30'] },
  { query: 'τηλεκοντρολ συναγερμου', expected: ['PHY-REM'] },
  { query: 'κλειδαρια πορτας', expected: ['PYL-SLOCK', 'PYL-STRK', 'PYL-MAG280'] },

  // An electrician
  { query: 'utp cat 6', expected: ['VLT-CAT6-305'] },
  { query: 'καλωδιο 305μ', expected: ['VLT-CAT6-305'] },
  { query: 'καλωδιο 6 αγωγων', expected: ['VLT-ALM6-100'] },
  { query: '0,22 θωρακισμενο', expected: ['VLT-ALM6-100'] },
  { query: 'καλώδιο 100 μέτρα', expected: ['VLT-ALM6-100'] },
  { query: 'μπαταρια 12v 7ah', expected: ['VLT-BAT7'] },
  { query: 'προβολεας 30w', expected: ['ECH-FLD30'] },
  { query: 'κυπρι', expected: ['PYL-STRK'] },

  // An architect
  { query: 'ηχεία ψευδοροφής', expected: ['ECH-PA4'] },
  { query: 'διακριτικη καμερα εισοδου', expected: ['ARG-D4-28'] },
  { query: 'κάμερα 360 μοιρών', expected: ['ARG-FE12'] },
  {
    query: 'έλεγχος πρόσβασης',
    expected: ['PYL-CTL2', 'PYL-KPR', 'PYL-FACE', 'PYL-SLOCK', 'PYL-MAG280', 'PYL-STRK'],
  },
  { query: 'ηλεκτρομαγνητης διαφυγη', expected: ['PYL-MAG280'] },
  { query: 'ενσύρματος συναγερμός νεόδμητο', expected: ['PHY-P16G2'] },

  // A student who writes Greeklish
  { query: 'asirmati kamera', expected: ['ARG-PT4-W', 'ARG-WB5-S', 'ARG-4G-SOL'] },
  { query: 'kamera wifi spiti', expected: ['ARG-PT4-W', 'ARG-WB5-S'] },
  { query: 'thirotileorasi', expected: ['PYL-VDP7'] },
  { query: 'kleidaria me kinito', expected: ['PYL-SLOCK'] },
  { query: 'sinagermos diamerisma', expected: ['PHY-KIT-D'] },
  { query: '8ermikh kamera', expected: ['ARG-TH256'] },
  { query: 'hxeia orofis', expected: ['ECH-PA4'] },

  // Another hand at Greeklish, by the look of the letters
  { query: 'anixneuths kapnou', expected: ['PYR-SMK10', 'PYR-SMKW'] },
  { query: 'katagrafiko 8 kanalia', expected: ['OPT-NVR8P', 'OPT-DVR8'] },
  { query: 'eksoteriki seirina', expected: ['PHY-SIRO'] },
  { query: 'mpataria sunagermou', expected: ['VLT-BAT7'] },
  { query: 'sklhros diskos', expected: ['VLT-HDD4'] },
  { query: 'iliaki kamera eksoxiko', expected: ['ARG-4G-SOL', 'ARG-WB5-S'] },

  // A security engineer who types part numbers
  { query: 'ARG-B4D-40', expected: ['ARG-B4D-40'] },
  { query: 'b8f-28', expected: ['ARG-B8F-28'] },
  { query: 'nvr16p', expected: ['ARG-NVR16P'] },
  { query: 'phyhub2', expected: ['PHY-HUB2'] },
  { query: 'pyl mag280', expected: ['PYL-MAG280'] },
  { query: 'phy-beam', expected: ['PHY-BEAM60'] },
  { query: 'PHY-SIR', expected: ['PHY-SIRO', 'PHY-SIRI'] },
  { query: 'vlt cat6 305', expected: ['VLT-CAT6-305'] },
  { query: '802.3at camera', expected: ['ARG-PTZ4-25', 'ARG-FE12', 'ARG-LPR4', 'ARG-TH256'] },

  // A facilities manager
  { query: 'καταγραφικο 16 καμερες', expected: ['ARG-NVR16P'] },
  { query: 'αναγνωστης mifare', expected: ['PYL-KPR'] },
  { query: 'μπαρα πινακιδες', expected: ['ARG-LPR4'] },
  { query: 'καρτες προσωπικου πορτα', expected: ['PYL-KPR', 'PYL-CTL2', 'PYL-FACE'] },
  { query: 'κάμερα για πάρκινγκ', expected: ['ARG-B4D-40', 'ARG-PTZ4-25', 'ARG-LPR4'] },
  { query: 'καταμετρηση ατομων', expected: ['ARG-FE12'] },
  { query: 'περιμετρος φωτοβολταικου', expected: ['ARG-TH256', 'PHY-BEAM60'] },

  // Someone on a phone, with typos
  {
    query: 'καμρα εξωτερικη',
    expected: [
      'ARG-B4-28',
      'ARG-B4D-40',
      'ARG-D4-28',
      'ARG-D8V-27',
      'ARG-B8F-28',
      'OPT-T5-28',
      'OPT-T2-28',
      'OPT-B2A-36',
      'ARG-PTZ4-25',
      'ARG-WB5-S',
      'ARG-4G-SOL',
      'ARG-LPR4',
      'ARG-TH256',
    ],
  },
  { query: 'ασυρματος συναγρεμος', expected: ['PHY-HUB2', 'PHY-KIT-D', 'PHY-KIT-M'] },
  { query: 'θηροτηλεοραση', expected: ['PYL-VDP7'] },
  { query: 'εξιπνη κλιδαρια', expected: ['PYL-SLOCK'] },
  { query: 'κατογραφικο', expected: ['OPT-NVR4P', 'OPT-NVR8P', 'ARG-NVR16P', 'OPT-DVR8'] },
  { query: 'πλητρολογιο', expected: ['PHY-KPT', 'PHY-KPL'] },
  { query: 'μονοξιδιο ανθρακα', expected: ['PYR-CO'] },
  { query: 'μαγνιτικη επαφη', expected: ['PHY-MC', 'PHY-MCR'] },
  { query: 'περιστεφομενη καμερα', expected: ['ARG-PTZ4-25', 'ARG-PT4-W', 'ARG-4G-SOL'] },

  // An alarm installer, in the words of the trade
  { query: 'ρανταρ ασυρματο', expected: ['PHY-PIR', 'PHY-PIRC', 'PHY-CURT', 'PHY-OUT3'] },
  { query: 'pir', expected: ['PHY-PIR', 'PHY-PIRC', 'PHY-CURT', 'PHY-OUT3', 'PHY-DT3'] },
  { query: 'beam 60m', expected: ['PHY-BEAM60'] },
  { query: 'διπλης τεχνολογιας', expected: ['PHY-DT3'] },
  { query: 'contact id', expected: ['PHY-COM4G'] },
  { query: 'κωδικοποιητης 4g', expected: ['PHY-COM4G'] },
  { query: 'παγιδα ασυρματη', expected: ['PHY-MC'] },
  { query: 'τριπλης εξωτερικου χωρου', expected: ['PHY-OUT3'] },

  // A CCTV installer
  { query: 'varifocal 8mp', expected: ['ARG-D8V-27'] },
  { query: 'ik10 dome', expected: ['ARG-D4-28', 'ARG-D8V-27'] },
  { query: '8πορτο poe', expected: ['VLT-SW8P', 'OPT-NVR8P'] },
  { query: 'bnc καμερα', expected: ['OPT-B2A-36'] },
  { query: 'υβριδικο dvr', expected: ['OPT-DVR8'] },
  { query: 'turret 5mp', expected: ['OPT-T5-28'] },
  { query: 'ptz 25x', expected: ['ARG-PTZ4-25'] },
  { query: 'osdp', expected: ['PYL-CTL2'] },

  // The owner of a country house
  { query: 'ασύρματη κάμερα για μπαλκόνι', expected: ['ARG-WB5-S', 'ARG-4G-SOL'] },
  { query: 'καμερα χωρις ρευμα', expected: ['ARG-4G-SOL', 'ARG-WB5-S'] },
  { query: 'καμερα με σιμ', expected: ['ARG-4G-SOL'] },
  { query: 'μονοκατοικια σετ', expected: ['PHY-KIT-M'] },
  { query: 'ανιχνευτης ταρατσας', expected: ['PHY-OUT3'] },

  // A mother with a cat and a toddler
  { query: 'εσωτερικη καμερα σαλονι', expected: ['ARG-PT4-W'] },
  { query: 'ανιχνευτης κατοικιδια', expected: ['PHY-PIR', 'PHY-PIRC', 'PHY-OUT3', 'PHY-CURT'] },
  {
    query: 'καμερα αμφιδρομο ηχο',
    expected: ['ARG-B4D-40', 'ARG-PT4-W', 'ARG-WB5-S', 'ARG-4G-SOL', 'ARG-TH256', 'PYL-BELL'],
  },
  { query: 'μπαλκονοπορτες', expected: ['PHY-CURT', 'PHY-MC'] },
  { query: 'πλημμυρα αισθητηρας', expected: ['PHY-FLD'] },

  // A jeweller
  { query: 'κοσμηματοπωλειο', expected: ['PHY-H64G3', 'PHY-FOG'] },
  { query: 'grade 3 πινακας', expected: ['PHY-H64G3'] },
  { query: 'σπασιμο τζαμιων', expected: ['PHY-GB'] },
  { query: 'συναγερμός που στέλνει φωτογραφία', expected: ['PHY-PIRC'] },

  // The manager of an apartment block
  { query: 'ηλεκτρικη κλειδαρια πολυκατοικιας', expected: ['PYL-STRK', 'PYL-MAG280'] },
  {
    query: 'αντιβανδαλιστικες καμερες',
    expected: ['ARG-D4-28', 'ARG-D8V-27', 'ARG-PTZ4-25', 'ARG-FE12', 'ARG-LPR4'],
  },
  { query: 'μπουτονιερα θυροτηλεορασης', expected: ['PYL-VDP7'] },

  // A host of short lets
  { query: 'airbnb κλειδαρια', expected: ['PYL-SLOCK'] },
  { query: 'προσωρινοι κωδικοι', expected: ['PYL-SLOCK'] },
  { query: 'πληκτρολόγιο με κάρτα', expected: ['PHY-KPT', 'PYL-KPR'] },

  // A pensioner with caps lock on
  { query: 'ΣΥΝΑΓΕΡΜΟΣ ΣΠΙΤΙΟΥ', expected: ['PHY-KIT-D', 'PHY-KIT-M', 'PHY-HUB2', 'PHY-P16G2'] },
  { query: 'ΣΕΙΡΗΝΕΣ ΕΣΩΤΕΡΙΚΕΣ', expected: ['PHY-SIRI'] },
  { query: 'ΑΝΙΧΝΕΥΤΕΣ ΚΙΝΗΣΗΣ', expected: ['PHY-PIR', 'PHY-PIRC', 'PHY-DT3', 'PHY-CURT', 'PHY-OUT3'] },
  { query: 'ΔΙΣΚΟΣ 4ΤΒ', expected: ['VLT-HDD4'] },
  { query: 'ΕΓΧΡΩΜΗ ΝΥΧΤΕΡΙΝΗ', expected: ['ARG-B8F-28', 'ARG-B4D-40'] },

  // A network administrator
  { query: '8mp', expected: ['ARG-B8F-28', 'ARG-D8V-27', 'OPT-NVR8P'] },
  { query: '4k κάμερα', expected: ['ARG-B8F-28', 'ARG-D8V-27'] },
  { query: '4 tb', expected: ['VLT-HDD4'] },
  { query: 'nvr 4ch poe', expected: ['OPT-NVR4P'] },
  { query: 'νυχτερινη 100μ', expected: ['ARG-PTZ4-25', 'ARG-TH256'] },
  { query: 'ups 850va', expected: ['VLT-UPS850'] },
  { query: '12 mp', expected: ['ARG-FE12'] },

  // A café owner
  { query: 'μουσικη μαγαζι', expected: ['ECH-PA4'] },
  { query: 'ενισχυτής bluetooth', expected: ['ECH-PA4'] },

  // A shopper who knows the brands
  { query: 'argos dome', expected: ['ARG-D4-28', 'ARG-D8V-27'] },
  { query: 'opto nvr', expected: ['OPT-NVR4P', 'OPT-NVR8P'] },
  { query: 'πληκτρολογια phylax', expected: ['PHY-KPT', 'PHY-KPL'] },
  { query: 'pyrsos καπνου', expected: ['PYR-SMK10', 'PYR-SMKW'] },
  { query: 'volta switch', expected: ['VLT-SW8P'] },

  // A farmer
  { query: 'καμερα αγροτεμαχιο', expected: ['ARG-4G-SOL', 'ARG-PTZ4-25'] },
  { query: 'αορατος φραχτης', expected: ['PHY-BEAM60'] },

  // Someone who forgets to switch the keyboard
  { query: 'θπσ', expected: ['VLT-UPS850'] },
  { query: 'νωρ', expected: ['OPT-NVR4P', 'OPT-NVR8P', 'ARG-NVR16P'] },
  { query: 'uyrothle;orash', expected: ['PYL-VDP7'] },
  { query: 'pyranixneythw', expected: ['PYR-SMK10', 'PYR-SMKW'] },
  { query: 'φισηευε', expected: ['ARG-FE12'] },
];
