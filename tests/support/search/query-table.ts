/**
 * Test data for the product search: what Greek customers type, and what a shop assistant would show.
 * The SKUs belong to the demo catalogue (60 products, all in stock).
 *
 * `expected` lists every product that is acceptable in the asked place; one of them is enough.
 * Where a query is broad ("κάμερα"), the whole family is listed.
 */

/** A Greek query, what a shop assistant would show first, and why it is in the table. */
export type QueryCase = {
  query: string;
  /** SKUs; the search holds if one of them is among the first `within`. */
  expected: readonly string[];
  /** 1: must be the first result; 5: among the first five. */
  within: 1 | 5;
  kind: QueryKind;
};

export type QueryKind =
  | 'accents'
  | 'capitals'
  | 'sigma'
  | 'plural'
  | 'case'
  | 'greeklish'
  | 'latin-layout'
  | 'greek-layout'
  | 'typo'
  | 'greeklish-typo'
  | 'prefix'
  | 'order'
  | 'sku'
  | 'ean'
  | 'brand'
  | 'unit'
  | 'compound'
  | 'synonym'
  | 'attribute'
  | 'ranking';

// Families of products

const bullets = ['ARG-B4-28', 'ARG-B4D-40', 'ARG-B8F-28', 'OPT-B2A-36'] as const;
const domes = ['ARG-D4-28', 'ARG-D8V-27'] as const;
const turrets = ['OPT-T5-28', 'OPT-T2-28'] as const;
/** Cameras with motion of the lens head: one PTZ, two with "περιστροφή". */
const turningCameras = ['ARG-PTZ4-25', 'ARG-PT4-W', 'ARG-4G-SOL'] as const;
const wifiCameras = ['ARG-PT4-W', 'ARG-WB5-S'] as const;
const solarCameras = ['ARG-WB5-S', 'ARG-4G-SOL'] as const;
/** No cable for data: WiFi or 4G. */
const wirelessCameras = ['ARG-PT4-W', 'ARG-WB5-S', 'ARG-4G-SOL'] as const;
/** The feature "waterproof", or IP66/IP67 in the specifications: all but the indoor camera. */
const outdoorCameras = [
  ...bullets,
  ...domes,
  ...turrets,
  ...solarCameras,
  'ARG-PTZ4-25',
  'ARG-FE12',
  'ARG-LPR4',
  'ARG-TH256',
] as const;
const cameras = [...outdoorCameras, 'ARG-PT4-W'] as const;
const poeCameras = [
  'ARG-B4-28',
  'ARG-B4D-40',
  'ARG-B8F-28',
  ...domes,
  ...turrets,
  'ARG-PTZ4-25',
  'ARG-FE12',
  'ARG-LPR4',
  'ARG-TH256',
] as const;
const cameras2mp = ['OPT-T2-28', 'OPT-B2A-36'] as const;
const cameras4mp = [
  'ARG-B4-28',
  'ARG-B4D-40',
  'ARG-D4-28',
  'ARG-PTZ4-25',
  'ARG-PT4-W',
  'ARG-4G-SOL',
  'ARG-LPR4',
  'ARG-TH256',
] as const;
const cameras5mp = ['OPT-T5-28', 'ARG-WB5-S'] as const;
const cameras8mp = ['ARG-D8V-27', 'ARG-B8F-28'] as const;
const lens28 = ['ARG-B4-28', 'ARG-D4-28', 'ARG-B8F-28', 'OPT-T5-28', 'OPT-T2-28'] as const;
const ik10 = ['ARG-D4-28', 'ARG-D8V-27', 'ARG-PTZ4-25', 'ARG-FE12', 'ARG-LPR4'] as const;

const nvrs = ['OPT-NVR4P', 'OPT-NVR8P', 'ARG-NVR16P'] as const;
const recorders = [...nvrs, 'OPT-DVR8'] as const;
const cctv = [...cameras, ...recorders] as const;

const panels = ['PHY-HUB2', 'PHY-H64G3', 'PHY-P16G2'] as const;
const alarmKits = ['PHY-KIT-D', 'PHY-KIT-M'] as const;
const alarmSystems = [...panels, ...alarmKits] as const;
const wirelessAlarms = ['PHY-HUB2', ...alarmKits] as const;
const keypads = ['PHY-KPT', 'PHY-KPL'] as const;
const sirens = ['PHY-SIRO', 'PHY-SIRI'] as const;

const motionDetectors = ['PHY-PIR', 'PHY-PIRC', 'PHY-DT3', 'PHY-CURT', 'PHY-OUT3'] as const;
const outdoorDetectors = ['PHY-CURT', 'PHY-OUT3'] as const;
const contacts = ['PHY-MC', 'PHY-MCR'] as const;
const smokeDetectors = ['PYR-SMK10', 'PYR-SMKW'] as const;
const detectors = [...motionDetectors, 'PHY-GB', 'PHY-FLD', ...smokeDetectors, 'PYR-CO'] as const;

const accessDevices = ['PYL-KPR', 'PYL-CTL2', 'PYL-FACE'] as const;
const intercoms = ['PYL-VDP7', 'PYL-BELL'] as const;
const cables = ['VLT-CAT6-305', 'VLT-ALM6-100'] as const;

/** Every product with the feature "two_way_audio". */
const twoWayAudio = [
  'ARG-B4D-40',
  'ARG-PT4-W',
  'ARG-WB5-S',
  'ARG-4G-SOL',
  'ARG-TH256',
  'PYL-VDP7',
  'PYL-BELL',
] as const;
/** Every product with the feature "wifi". */
const wifiProducts = ['ARG-PT4-W', 'ARG-WB5-S', 'PYL-SLOCK', 'PYL-BELL', 'ECH-FLD30', 'ECH-PA4'] as const;
/** Everything weatherproof: the feature "waterproof", or the IP67 fisheye. */
const waterproofProducts = [
  ...outdoorCameras,
  'PHY-KIT-M',
  'PHY-SIRO',
  'PHY-REM',
  'PHY-CURT',
  'PHY-OUT3',
  'PHY-BEAM60',
  'PHY-MCR',
  'PHY-FLD',
  'PYL-KPR',
  'PYL-FACE',
  'PYL-VDP7',
  'PYL-BELL',
  'ECH-FLD30',
] as const;
/** Radio 868 MHz in the specifications. */
const radio868 = [
  'PHY-HUB2',
  'PHY-H64G3',
  'PHY-KPT',
  'PHY-KIT-D',
  'PHY-KIT-M',
  'PHY-SIRO',
  'PHY-SIRI',
  'PHY-REM',
  'PHY-PIR',
  'PHY-PIRC',
  'PHY-CURT',
  'PHY-OUT3',
  'PHY-MC',
  'PHY-GB',
  'PHY-FLD',
  'PYR-SMKW',
] as const;
const grade3 = ['PHY-H64G3', 'PHY-DT3', 'PHY-KPL', 'PHY-COM4G', 'PHY-FOG'] as const;

const argos = [
  'ARG-B4-28',
  'ARG-B4D-40',
  'ARG-D4-28',
  'ARG-D8V-27',
  'ARG-B8F-28',
  'ARG-PTZ4-25',
  'ARG-PT4-W',
  'ARG-WB5-S',
  'ARG-4G-SOL',
  'ARG-FE12',
  'ARG-LPR4',
  'ARG-TH256',
  'ARG-NVR16P',
] as const;
const argosCameras = argos.filter((sku) => sku !== 'ARG-NVR16P');
const optoCameras = ['OPT-T5-28', 'OPT-T2-28', 'OPT-B2A-36'] as const;
const opto = [...optoCameras, 'OPT-NVR4P', 'OPT-NVR8P', 'OPT-DVR8'] as const;
const phylax = [
  ...alarmSystems,
  ...keypads,
  ...sirens,
  ...motionDetectors,
  ...contacts,
  'PHY-COM4G',
  'PHY-REM',
  'PHY-FOG',
  'PHY-BEAM60',
  'PHY-GB',
  'PHY-FLD',
] as const;
const pyrsos = [...smokeDetectors, 'PYR-CO'] as const;
const pyli = [...accessDevices, ...intercoms, 'PYL-MAG280', 'PYL-STRK', 'PYL-SLOCK'] as const;
const volta = ['VLT-HDD4', 'VLT-UPS850', 'VLT-SW8P', 'VLT-CAT6-305', 'VLT-ALM6-100', 'VLT-BAT7'] as const;
const echo = ['ECH-FLD30', 'ECH-PA4'] as const;

export const queryTable: readonly QueryCase[] = [
  // Without accents, or with the accent on the wrong letter
  { query: 'καμερα', expected: cameras, within: 1, kind: 'accents' },
  { query: 'καμέρα', expected: cameras, within: 1, kind: 'accents' },
  { query: 'συναγερμος', expected: alarmSystems, within: 1, kind: 'accents' },
  { query: 'ανιχνευτης κινησης', expected: ['PHY-PIR'], within: 1, kind: 'accents' },
  { query: 'θυροτηλεοραση', expected: ['PYL-VDP7'], within: 1, kind: 'accents' },
  { query: 'καταγραφικο', expected: recorders, within: 1, kind: 'accents' },
  { query: 'σειρηνα', expected: sirens, within: 1, kind: 'accents' },
  { query: 'πληκτρολογιο αφης', expected: ['PHY-KPT'], within: 1, kind: 'accents' },
  { query: 'ηλεκτρικο κυπρι', expected: ['PYL-STRK'], within: 1, kind: 'accents' },
  { query: 'μπαταρια συναγερμου', expected: ['VLT-BAT7'], within: 1, kind: 'accents' },
  { query: 'θερμικη καμερα', expected: ['ARG-TH256'], within: 1, kind: 'accents' },
  { query: 'εξυπνη κλειδαρια', expected: ['PYL-SLOCK'], within: 1, kind: 'accents' },
  { query: 'τηλεχειριστηριο', expected: ['PHY-REM'], within: 1, kind: 'accents' },
  { query: 'γεννητρια ομιχλης', expected: ['PHY-FOG'], within: 1, kind: 'accents' },

  // Capitals
  { query: 'ΚΑΜΕΡΑ', expected: cameras, within: 1, kind: 'capitals' },
  { query: 'ΚΆΜΕΡΑ', expected: cameras, within: 1, kind: 'capitals' },
  { query: 'ΣΥΝΑΓΕΡΜΟΣ', expected: alarmSystems, within: 1, kind: 'capitals' },
  { query: 'ΑΝΙΧΝΕΥΤΗΣ ΚΑΠΝΟΥ', expected: smokeDetectors, within: 1, kind: 'capitals' },
  { query: 'ΘΥΡΟΤΗΛΕΟΡΑΣΗ', expected: ['PYL-VDP7'], within: 1, kind: 'capitals' },
  { query: 'ΣΕΙΡΗΝΑ ΜΕ ΦΑΡΟ', expected: ['PHY-SIRO'], within: 1, kind: 'capitals' },
  { query: 'ΜΑΓΝΗΤΙΚΗ ΕΠΑΦΗ', expected: contacts, within: 1, kind: 'capitals' },
  { query: 'ΚΑΤΑΓΡΑΦΙΚΟ NVR', expected: nvrs, within: 1, kind: 'capitals' },
  { query: 'ΚΟΥΔΟΥΝΙ ΜΕ ΚΑΜΕΡΑ', expected: ['PYL-BELL'], within: 1, kind: 'capitals' },
  { query: 'Κάμερα ΑΝΑΓΝΩΣΗΣ Πινακίδων', expected: ['ARG-LPR4'], within: 1, kind: 'capitals' },
  { query: 'ΚΑΛΩΔΙΟ ΣΥΝΑΓΕΡΜΟΥ', expected: ['VLT-ALM6-100'], within: 1, kind: 'capitals' },
  { query: 'ΗΛΙΑΚΉ ΚΆΜΕΡΑ', expected: solarCameras, within: 1, kind: 'capitals' },

  // The two small sigmas mixed up
  { query: 'συναγερμοσ', expected: alarmSystems, within: 1, kind: 'sigma' },
  { query: 'ανιχνευτήσ', expected: detectors, within: 1, kind: 'sigma' },
  { query: 'σκληρόσ δίσκοσ', expected: ['VLT-HDD4'], within: 1, kind: 'sigma' },
  { query: 'προβολέασ', expected: ['ECH-FLD30'], within: 1, kind: 'sigma' },
  { query: 'ελεγκτήσ πρόσβασησ', expected: ['PYL-CTL2'], within: 1, kind: 'sigma' },
  { query: 'αναγνώστησ κάρτασ', expected: ['PYL-KPR'], within: 1, kind: 'sigma' },
  { query: 'ηλεκτρομαγνήτησ', expected: ['PYL-MAG280'], within: 1, kind: 'sigma' },
  { query: 'κωδικοποιητησ', expected: ['PHY-COM4G'], within: 1, kind: 'sigma' },
  { query: 'καμερεσ', expected: cameras, within: 1, kind: 'sigma' },
  { query: 'ενσύρματοσ πίνακασ', expected: ['PHY-P16G2'], within: 1, kind: 'sigma' },
  { query: 'ΑΝΙΧΝΕΥΤΗς ΘΡΑΥΣΗς', expected: ['PHY-GB'], within: 1, kind: 'sigma' },

  // Plural (or the singular of a word that the catalogue has in the plural)
  { query: 'κάμερες', expected: cameras, within: 1, kind: 'plural' },
  { query: 'συναγερμοί', expected: alarmSystems, within: 5, kind: 'plural' },
  { query: 'ανιχνευτές', expected: detectors, within: 1, kind: 'plural' },
  { query: 'σειρήνες', expected: sirens, within: 1, kind: 'plural' },
  { query: 'καταγραφικά', expected: recorders, within: 1, kind: 'plural' },
  { query: 'πληκτρολόγια', expected: keypads, within: 1, kind: 'plural' },
  { query: 'έξυπνες κλειδαριές', expected: ['PYL-SLOCK'], within: 1, kind: 'plural' },
  { query: 'μαγνητικές επαφές', expected: contacts, within: 1, kind: 'plural' },
  { query: 'τηλεχειριστήρια', expected: ['PHY-REM'], within: 1, kind: 'plural' },
  { query: 'πίνακες συναγερμού', expected: panels, within: 1, kind: 'plural' },
  { query: 'προβολείς', expected: ['ECH-FLD30'], within: 1, kind: 'plural' },
  { query: 'θυροτηλεοράσεις', expected: ['PYL-VDP7'], within: 1, kind: 'plural' },
  { query: 'αναγνώστες', expected: ['PYL-KPR'], within: 1, kind: 'plural' },
  { query: 'θερμικές κάμερες', expected: ['ARG-TH256'], within: 1, kind: 'plural' },
  { query: 'ηχείο οροφής', expected: ['ECH-PA4'], within: 5, kind: 'plural' },
  { query: 'ηλεκτρομαγνήτες', expected: ['PYL-MAG280'], within: 1, kind: 'plural' },

  // Grammatical cases
  { query: 'καμερών', expected: cameras, within: 1, kind: 'case' },
  { query: 'κάμερας', expected: cameras, within: 1, kind: 'case' },
  { query: 'συναγερμού', expected: alarmSystems, within: 5, kind: 'case' },
  { query: 'συναγερμών', expected: alarmSystems, within: 5, kind: 'case' },
  { query: 'συναγερμό', expected: alarmSystems, within: 5, kind: 'case' },
  { query: 'ανιχνευτών', expected: detectors, within: 1, kind: 'case' },
  { query: 'σειρήνας', expected: sirens, within: 1, kind: 'case' },
  { query: 'καταγραφικού', expected: recorders, within: 1, kind: 'case' },
  { query: 'καταγραφικών', expected: recorders, within: 1, kind: 'case' },
  { query: 'θυροτηλεόρασης', expected: ['PYL-VDP7'], within: 1, kind: 'case' },
  { query: 'κλειδαριάς', expected: ['PYL-SLOCK'], within: 1, kind: 'case' },
  { query: 'σκληρού δίσκου', expected: ['VLT-HDD4'], within: 1, kind: 'case' },
  { query: 'ηλεκτρομαγνήτη', expected: ['PYL-MAG280'], within: 1, kind: 'case' },
  { query: 'πληκτρολογίου', expected: keypads, within: 1, kind: 'case' },
  { query: 'μαγνητικών επαφών', expected: contacts, within: 1, kind: 'case' },
  { query: 'προβολέα', expected: ['ECH-FLD30'], within: 1, kind: 'case' },
  { query: 'μονοξείδιο', expected: ['PYR-CO'], within: 1, kind: 'case' },

  // Greek written with Latin letters, in the usual spellings
  { query: 'kamera', expected: cameras, within: 1, kind: 'greeklish' },
  { query: 'kameres', expected: cameras, within: 1, kind: 'greeklish' },
  { query: 'camera', expected: cameras, within: 1, kind: 'greeklish' },
  { query: 'synagermos', expected: alarmSystems, within: 1, kind: 'greeklish' },
  { query: 'sinagermos', expected: alarmSystems, within: 1, kind: 'greeklish' },
  { query: 'sunagermos', expected: alarmSystems, within: 1, kind: 'greeklish' },
  { query: '8yrothleorash', expected: ['PYL-VDP7'], within: 1, kind: 'greeklish' },
  { query: 'thyrotileorasi', expected: ['PYL-VDP7'], within: 1, kind: 'greeklish' },
  { query: 'anixneftis', expected: detectors, within: 1, kind: 'greeklish' },
  { query: 'anixneyths kinhshs', expected: ['PHY-PIR'], within: 1, kind: 'greeklish' },
  { query: 'anichneftis kapnou', expected: smokeDetectors, within: 1, kind: 'greeklish' },
  { query: 'seirhna', expected: sirens, within: 1, kind: 'greeklish' },
  { query: 'sirina', expected: sirens, within: 1, kind: 'greeklish' },
  { query: 'katagrafiko', expected: recorders, within: 1, kind: 'greeklish' },
  { query: 'katagraphika', expected: recorders, within: 1, kind: 'greeklish' },
  { query: 'magnhtikh epafh', expected: contacts, within: 1, kind: 'greeklish' },
  { query: 'magnitiki epafi', expected: contacts, within: 1, kind: 'greeklish' },
  { query: 'kleidaria', expected: ['PYL-SLOCK'], within: 1, kind: 'greeklish' },
  { query: 'pliktrologio', expected: keypads, within: 1, kind: 'greeklish' },
  { query: 'hlektriko kypri', expected: ['PYL-STRK'], within: 1, kind: 'greeklish' },
  { query: 'ilektriko kipri', expected: ['PYL-STRK'], within: 1, kind: 'greeklish' },
  { query: 'mpataria synagermou', expected: ['VLT-BAT7'], within: 1, kind: 'greeklish' },
  { query: 'bataria sinagermoy', expected: ['VLT-BAT7'], within: 1, kind: 'greeklish' },
  { query: 'kalwdio diktyou', expected: ['VLT-CAT6-305'], within: 1, kind: 'greeklish' },
  { query: 'kalodio sinagermou', expected: ['VLT-ALM6-100'], within: 1, kind: 'greeklish' },
  { query: 'e3wterikh kamera', expected: outdoorCameras, within: 1, kind: 'greeklish' },
  { query: 'exoteriki seirina', expected: ['PHY-SIRO'], within: 1, kind: 'greeklish' },
  { query: '8ermikh kamera', expected: ['ARG-TH256'], within: 1, kind: 'greeklish' },
  { query: 'thermiki kamera', expected: ['ARG-TH256'], within: 1, kind: 'greeklish' },
  { query: 'provoleas', expected: ['ECH-FLD30'], within: 1, kind: 'greeklish' },
  { query: 'koydoyni', expected: ['PYL-BELL'], within: 1, kind: 'greeklish' },
  { query: 'asyrmatos pinakas', expected: ['PHY-HUB2'], within: 1, kind: 'greeklish' },
  { query: 'tilexeiristirio', expected: ['PHY-REM'], within: 1, kind: 'greeklish' },

  // Greek words typed while the Latin layout is on (the tonos is the ; key, ς is w, θ is u, ξ is j, ω is v)
  { query: 'k;amera', expected: cameras, within: 1, kind: 'latin-layout' },
  { query: 'k;amerew', expected: cameras, within: 1, kind: 'latin-layout' },
  { query: 'K;AMERA', expected: cameras, within: 1, kind: 'latin-layout' },
  { query: 'synagerm;ow', expected: alarmSystems, within: 1, kind: 'latin-layout' },
  { query: 'anixneyt;hw k;inhshw', expected: ['PHY-PIR'], within: 1, kind: 'latin-layout' },
  { query: 'uyrothle;orash', expected: ['PYL-VDP7'], within: 1, kind: 'latin-layout' },
  { query: 'katagrafik;o', expected: recorders, within: 1, kind: 'latin-layout' },
  { query: 'seir;hna', expected: sirens, within: 1, kind: 'latin-layout' },
  { query: 'kal;vdio synagermo;y', expected: ['VLT-ALM6-100'], within: 1, kind: 'latin-layout' },
  { query: ';ejypnh kleidari;a', expected: ['PYL-SLOCK'], within: 1, kind: 'latin-layout' },
  { query: 'ejvterik;h seir;hna', expected: ['PHY-SIRO'], within: 1, kind: 'latin-layout' },
  { query: 'uermik;h k;amera', expected: ['ARG-TH256'], within: 1, kind: 'latin-layout' },
  { query: 'uermikh kamera', expected: ['ARG-TH256'], within: 1, kind: 'latin-layout' },
  { query: 'probol;eaw', expected: ['ECH-FLD30'], within: 1, kind: 'latin-layout' },
  { query: 'hlektromagn;hthw', expected: ['PYL-MAG280'], within: 1, kind: 'latin-layout' },
  { query: 'koydo;yni', expected: ['PYL-BELL'], within: 1, kind: 'latin-layout' },
  { query: 'plhktrol;ogio', expected: keypads, within: 1, kind: 'latin-layout' },

  // Latin words typed while the Greek layout is on (c is ψ, h is η, u is θ, v is ω, w is ς, y is υ)
  { query: 'νωρ', expected: nvrs, within: 1, kind: 'greek-layout' },
  { query: 'ΝΩΡ', expected: nvrs, within: 1, kind: 'greek-layout' },
  { query: 'δωρ', expected: ['OPT-DVR8'], within: 1, kind: 'greek-layout' },
  { query: 'βθλλετ', expected: bullets, within: 1, kind: 'greek-layout' },
  { query: 'δομε', expected: domes, within: 1, kind: 'greek-layout' },
  { query: 'τθρρετ', expected: turrets, within: 1, kind: 'greek-layout' },
  { query: 'σςιτψη', expected: ['VLT-SW8P'], within: 1, kind: 'greek-layout' },
  { query: 'θπσ', expected: ['VLT-UPS850'], within: 1, kind: 'greek-layout' },
  { query: 'φισηευε', expected: ['ARG-FE12'], within: 1, kind: 'greek-layout' },
  { query: 'πτζ', expected: ['ARG-PTZ4-25'], within: 1, kind: 'greek-layout' },
  { query: 'ςιφι', expected: wifiProducts, within: 1, kind: 'greek-layout' },
  { query: 'αργοσ', expected: argos, within: 1, kind: 'greek-layout' },
  { query: 'πηυλαχ', expected: phylax, within: 1, kind: 'greek-layout' },
  { query: 'ωολτα', expected: volta, within: 1, kind: 'greek-layout' },
  { query: 'ψψτω', expected: cctv, within: 5, kind: 'greek-layout' },
  { query: 'ιντερψομ', expected: intercoms, within: 5, kind: 'greek-layout' },
  { query: 'ψαμερα', expected: cameras, within: 5, kind: 'greek-layout' },
  { query: 'αργ-β4-28', expected: ['ARG-B4-28'], within: 1, kind: 'greek-layout' },
  { query: 'νωρ8π', expected: ['OPT-NVR8P'], within: 1, kind: 'greek-layout' },

  // Typing errors: one in a word of 4 to 7 letters, up to two in a longer one
  { query: 'κάμρα', expected: cameras, within: 1, kind: 'typo' },
  { query: 'κάμεερα', expected: cameras, within: 1, kind: 'typo' },
  { query: 'κάνερα', expected: cameras, within: 1, kind: 'typo' },
  { query: 'λάμερα', expected: cameras, within: 1, kind: 'typo' },
  { query: 'κάμρεα', expected: cameras, within: 1, kind: 'typo' },
  { query: 'άμερα', expected: cameras, within: 5, kind: 'typo' },
  { query: 'σερήνα', expected: sirens, within: 1, kind: 'typo' },
  { query: 'σειρίνα', expected: sirens, within: 1, kind: 'typo' },
  { query: 'συναγρμός', expected: alarmSystems, within: 5, kind: 'typo' },
  { query: 'σινεγερμός', expected: alarmSystems, within: 5, kind: 'typo' },
  { query: 'υσναγερμός', expected: alarmSystems, within: 5, kind: 'typo' },
  { query: 'ανηχνεφτής κίνησης', expected: ['PHY-PIR'], within: 5, kind: 'typo' },
  { query: 'ανιχνετής καπνού', expected: smokeDetectors, within: 1, kind: 'typo' },
  { query: 'θυροτηλόραση', expected: ['PYL-VDP7'], within: 1, kind: 'typo' },
  { query: 'θυρωτηλεώραση', expected: ['PYL-VDP7'], within: 1, kind: 'typo' },
  { query: 'καταγαφικό', expected: recorders, within: 1, kind: 'typo' },
  { query: 'καταργαφικό', expected: recorders, within: 1, kind: 'typo' },
  { query: 'πλητρολόγο', expected: keypads, within: 1, kind: 'typo' },
  { query: 'τηλχειριτήριο', expected: ['PHY-REM'], within: 1, kind: 'typo' },
  { query: 'ηλεκτρομανγήτης', expected: ['PYL-MAG280'], within: 1, kind: 'typo' },
  { query: 'κλιδαρηά', expected: ['PYL-SLOCK'], within: 1, kind: 'typo' },
  { query: 'ηλεκρικό κυπρί', expected: ['PYL-STRK'], within: 1, kind: 'typo' },
  { query: 'μαγνητηκή εαφή', expected: contacts, within: 5, kind: 'typo' },
  { query: 'κουδούμι', expected: ['PYL-BELL'], within: 1, kind: 'typo' },
  { query: 'μονοξίδειο', expected: ['PYR-CO'], within: 1, kind: 'typo' },

  // Typing errors in Greeklish
  { query: 'kamra', expected: cameras, within: 1, kind: 'greeklish-typo' },
  { query: 'kanera', expected: cameras, within: 1, kind: 'greeklish-typo' },
  { query: 'kammera', expected: cameras, within: 1, kind: 'greeklish-typo' },
  { query: 'sinagrmos', expected: alarmSystems, within: 5, kind: 'greeklish-typo' },
  { query: 'synagemos', expected: alarmSystems, within: 5, kind: 'greeklish-typo' },
  { query: 'sinagermso', expected: alarmSystems, within: 5, kind: 'greeklish-typo' },
  { query: 'anixnetis kinisis', expected: ['PHY-PIR'], within: 5, kind: 'greeklish-typo' },
  { query: 'katagrfiko', expected: recorders, within: 1, kind: 'greeklish-typo' },
  { query: 'katagarfiko', expected: recorders, within: 1, kind: 'greeklish-typo' },
  { query: 'thirotilorasi', expected: ['PYL-VDP7'], within: 1, kind: 'greeklish-typo' },
  { query: '8yrothleroash', expected: ['PYL-VDP7'], within: 1, kind: 'greeklish-typo' },
  { query: 'seirna', expected: sirens, within: 1, kind: 'greeklish-typo' },
  { query: 'plhktroloio', expected: keypads, within: 1, kind: 'greeklish-typo' },
  { query: 'kleidria', expected: ['PYL-SLOCK'], within: 1, kind: 'greeklish-typo' },
  { query: 'tilexiristrio', expected: ['PHY-REM'], within: 1, kind: 'greeklish-typo' },
  { query: 'magntiki epafi', expected: contacts, within: 1, kind: 'greeklish-typo' },
  { query: 'ilektrkio kipri', expected: ['PYL-STRK'], within: 1, kind: 'greeklish-typo' },

  // Prefixes, as typed in a search box with instant results
  { query: 'καμ', expected: cameras, within: 1, kind: 'prefix' },
  { query: 'συναγ', expected: alarmSystems, within: 5, kind: 'prefix' },
  { query: 'ανιχν', expected: detectors, within: 1, kind: 'prefix' },
  { query: 'καταγρ', expected: recorders, within: 1, kind: 'prefix' },
  { query: 'θυροτ', expected: ['PYL-VDP7'], within: 5, kind: 'prefix' },
  { query: 'θυροτηλεορ', expected: ['PYL-VDP7'], within: 1, kind: 'prefix' },
  { query: 'σειρ', expected: sirens, within: 1, kind: 'prefix' },
  { query: 'πληκτρολ', expected: keypads, within: 1, kind: 'prefix' },
  { query: 'μαγνητ', expected: contacts, within: 1, kind: 'prefix' },
  { query: 'ηλεκτρ', expected: ['PYL-MAG280', 'PYL-STRK'], within: 1, kind: 'prefix' },
  { query: 'τηλεχ', expected: ['PHY-REM'], within: 1, kind: 'prefix' },
  { query: 'προβ', expected: ['ECH-FLD30'], within: 1, kind: 'prefix' },
  { query: 'αναγν', expected: ['PYL-KPR', 'ARG-LPR4'], within: 1, kind: 'prefix' },
  { query: 'περιστρ', expected: turningCameras, within: 1, kind: 'prefix' },
  { query: 'μονοξ', expected: ['PYR-CO'], within: 1, kind: 'prefix' },
  { query: 'turr', expected: turrets, within: 1, kind: 'prefix' },
  { query: 'sinag', expected: alarmSystems, within: 5, kind: 'prefix' },
  { query: 'κάμερα fish', expected: ['ARG-FE12'], within: 1, kind: 'prefix' },

  // Words in any order
  { query: 'πίνακας ασύρματος', expected: ['PHY-HUB2'], within: 1, kind: 'order' },
  { query: 'κίνησης ανιχνευτής', expected: ['PHY-PIR'], within: 1, kind: 'order' },
  { query: 'φάρο σειρήνα', expected: ['PHY-SIRO'], within: 1, kind: 'order' },
  { query: 'ρολά επαφή μαγνητική', expected: ['PHY-MCR'], within: 1, kind: 'order' },
  { query: 'καπνού ασύρματος ανιχνευτής', expected: ['PYR-SMKW'], within: 1, kind: 'order' },
  { query: '4mp dome', expected: ['ARG-D4-28'], within: 1, kind: 'order' },
  { query: 'poe switch', expected: ['VLT-SW8P'], within: 1, kind: 'order' },
  { query: 'led προβολέας', expected: ['ECH-FLD30'], within: 1, kind: 'order' },
  { query: '8mp bullet κάμερα', expected: ['ARG-B8F-28'], within: 1, kind: 'order' },
  { query: 'πόρτας ηλεκτρομαγνήτης', expected: ['PYL-MAG280'], within: 1, kind: 'order' },
  { query: 'wifi κουδούνι', expected: ['PYL-BELL'], within: 1, kind: 'order' },
  { query: 'κάρτας αναγνώστης', expected: ['PYL-KPR'], within: 1, kind: 'order' },
  { query: 'κρυστάλλου θραύσης', expected: ['PHY-GB'], within: 1, kind: 'order' },
  { query: 'wifi κάμερα εσωτερική', expected: ['ARG-PT4-W'], within: 1, kind: 'order' },
  { query: 'διαμέρισμα συναγερμός σετ', expected: ['PHY-KIT-D'], within: 1, kind: 'order' },

  // SKU: whole, in part, with and without hyphens
  { query: 'ARG-B4-28', expected: ['ARG-B4-28'], within: 1, kind: 'sku' },
  { query: 'arg-b4d-40', expected: ['ARG-B4D-40'], within: 1, kind: 'sku' },
  { query: 'argd428', expected: ['ARG-D4-28'], within: 1, kind: 'sku' },
  { query: 'ARG WB5 S', expected: ['ARG-WB5-S'], within: 1, kind: 'sku' },
  { query: 'b8f-28', expected: ['ARG-B8F-28'], within: 1, kind: 'sku' },
  { query: 't528', expected: ['OPT-T5-28'], within: 1, kind: 'sku' },
  { query: 'PHY-PIR', expected: ['PHY-PIR'], within: 1, kind: 'sku' },
  { query: 'phypirc', expected: ['PHY-PIRC'], within: 1, kind: 'sku' },
  { query: 'nvr16p', expected: ['ARG-NVR16P'], within: 1, kind: 'sku' },
  { query: 'opt nvr4p', expected: ['OPT-NVR4P'], within: 1, kind: 'sku' },
  { query: 'kit-m', expected: ['PHY-KIT-M'], within: 1, kind: 'sku' },
  { query: 'phykitd', expected: ['PHY-KIT-D'], within: 1, kind: 'sku' },
  { query: 'PHY-SIR', expected: sirens, within: 1, kind: 'sku' },
  { query: 'ups850', expected: ['VLT-UPS850'], within: 1, kind: 'sku' },
  { query: 'h64g3', expected: ['PHY-H64G3'], within: 1, kind: 'sku' },
  { query: 'vdp7', expected: ['PYL-VDP7'], within: 1, kind: 'sku' },
  { query: 'vlt cat6 305', expected: ['VLT-CAT6-305'], within: 1, kind: 'sku' },
  { query: 'ptz4', expected: ['ARG-PTZ4-25'], within: 1, kind: 'sku' },

  // EAN, the whole 13 digits
  { query: '2990000000019', expected: ['ARG-B4-28'], within: 1, kind: 'ean' },
  { query: '2990000000132', expected: ['ARG-FE12'], within: 1, kind: 'ean' },
  { query: '2990000000170', expected: ['OPT-NVR8P'], within: 1, kind: 'ean' },
  { query: '2990000000217', expected: ['PHY-HUB2'], within: 1, kind: 'ean' },
  { query: '2990000000293', expected: ['PHY-SIRO'], within: 1, kind: 'ean' },
  { query: '2990000000330', expected: ['PHY-PIR'], within: 1, kind: 'ean' },
  { query: '2990000000439', expected: ['PYR-SMK10'], within: 1, kind: 'ean' },
  { query: '2990000000507', expected: ['PYL-STRK'], within: 1, kind: 'ean' },
  { query: '2990000000521', expected: ['PYL-VDP7'], within: 1, kind: 'ean' },
  { query: '2990000000606', expected: ['ECH-PA4'], within: 1, kind: 'ean' },

  // Brands, alone and with the kind of product
  { query: 'argos', expected: argos, within: 1, kind: 'brand' },
  { query: 'OPTO', expected: opto, within: 1, kind: 'brand' },
  { query: 'Phylax', expected: phylax, within: 1, kind: 'brand' },
  { query: 'pyli', expected: pyli, within: 1, kind: 'brand' },
  { query: 'pyrsos', expected: pyrsos, within: 1, kind: 'brand' },
  { query: 'volta', expected: volta, within: 1, kind: 'brand' },
  { query: 'echo', expected: echo, within: 1, kind: 'brand' },
  { query: 'κάμερα argos', expected: argosCameras, within: 1, kind: 'brand' },
  { query: 'κάμερα opto', expected: optoCameras, within: 1, kind: 'brand' },
  { query: 'opto nvr', expected: ['OPT-NVR4P', 'OPT-NVR8P'], within: 1, kind: 'brand' },
  { query: 'καταγραφικό argos', expected: ['ARG-NVR16P'], within: 1, kind: 'brand' },
  { query: 'phylax σειρήνα', expected: sirens, within: 1, kind: 'brand' },
  { query: 'ανιχνευτής pyrsos', expected: pyrsos, within: 1, kind: 'brand' },
  { query: 'volta καλώδιο', expected: cables, within: 1, kind: 'brand' },

  // Numbers with units
  { query: '4 mp', expected: cameras4mp, within: 1, kind: 'unit' },
  { query: '4mp', expected: cameras4mp, within: 1, kind: 'unit' },
  { query: '4μπ', expected: cameras4mp, within: 1, kind: 'unit' },
  { query: '4 megapixel', expected: cameras4mp, within: 1, kind: 'unit' },
  { query: 'κάμερα 5 mp', expected: cameras5mp, within: 1, kind: 'unit' },
  { query: '8 MP', expected: cameras8mp, within: 1, kind: 'unit' },
  { query: 'κάμερα 8μπ', expected: cameras8mp, within: 1, kind: 'unit' },
  { query: '12mp', expected: ['ARG-FE12'], within: 1, kind: 'unit' },
  { query: 'κάμερα 2mp', expected: cameras2mp, within: 1, kind: 'unit' },
  { query: '2.8mm', expected: lens28, within: 1, kind: 'unit' },
  { query: '2,8 mm', expected: lens28, within: 1, kind: 'unit' },
  { query: '2,8 χιλ', expected: lens28, within: 1, kind: 'unit' },
  { query: 'φακός 2.8 χιλιοστά', expected: lens28, within: 1, kind: 'unit' },
  { query: '8 καναλια', expected: ['OPT-NVR8P', 'OPT-DVR8'], within: 1, kind: 'unit' },
  { query: 'nvr 16 κανάλια', expected: ['ARG-NVR16P'], within: 1, kind: 'unit' },
  { query: '4 κανάλια', expected: ['OPT-NVR4P'], within: 1, kind: 'unit' },
  { query: 'δίσκος 4tb', expected: ['VLT-HDD4'], within: 1, kind: 'unit' },
  { query: '4 tb', expected: ['VLT-HDD4'], within: 1, kind: 'unit' },
  { query: '280kg', expected: ['PYL-MAG280'], within: 1, kind: 'unit' },
  { query: '850va', expected: ['VLT-UPS850'], within: 1, kind: 'unit' },
  { query: 'μπαταρία 7.2ah', expected: ['VLT-BAT7'], within: 1, kind: 'unit' },
  { query: 'μπαταρία 12v', expected: ['VLT-BAT7'], within: 1, kind: 'unit' },
  { query: 'καλώδιο 305 μέτρα', expected: ['VLT-CAT6-305'], within: 1, kind: 'unit' },
  { query: '7 ίντσες', expected: ['PYL-VDP7'], within: 1, kind: 'unit' },
  { query: 'προβολέας 30w', expected: ['ECH-FLD30'], within: 1, kind: 'unit' },
  { query: 'σειρήνα 110db', expected: ['PHY-SIRO'], within: 1, kind: 'unit' },
  { query: '868mhz', expected: radio868, within: 5, kind: 'unit' },

  // Compounds written apart, or words run together
  { query: 'θυρο τηλεοραση', expected: ['PYL-VDP7'], within: 1, kind: 'compound' },
  { query: 'κλειστοκυκλωμα', expected: cctv, within: 1, kind: 'compound' },
  { query: 'τηλε χειριστήριο', expected: ['PHY-REM'], within: 1, kind: 'compound' },
  { query: 'ηλεκτρο μαγνήτης', expected: ['PYL-MAG280'], within: 1, kind: 'compound' },
  { query: 'αντι βανδαλιστική', expected: ['ARG-D4-28'], within: 5, kind: 'compound' },
  { query: 'μηχανο κίνητος φακός', expected: ['ARG-D8V-27'], within: 5, kind: 'compound' },
  { query: 'πληκτρο λόγιο', expected: keypads, within: 5, kind: 'compound' },
  { query: 'wi fi κάμερα', expected: wifiCameras, within: 1, kind: 'compound' },
  { query: 'κάμερα wi-fi', expected: wifiCameras, within: 1, kind: 'compound' },
  { query: 'fish eye', expected: ['ARG-FE12'], within: 1, kind: 'compound' },
  { query: 'μαγνητικήεπαφή', expected: contacts, within: 1, kind: 'compound' },
  { query: 'ανιχνευτήςκίνησης', expected: ['PHY-PIR'], within: 5, kind: 'compound' },
  { query: 'σκληροςδισκος', expected: ['VLT-HDD4'], within: 1, kind: 'compound' },
  { query: 'γκαραζο πορτα', expected: ['PHY-MCR'], within: 5, kind: 'compound' },
  { query: 'μπαλκονο πορτα', expected: ['PHY-CURT'], within: 5, kind: 'compound' },
  { query: 'καλώδιο cat 6', expected: ['VLT-CAT6-305'], within: 1, kind: 'compound' },

  // Words of the trade
  { query: 'ραντάρ', expected: motionDetectors, within: 1, kind: 'synonym' },
  { query: 'ραντάρ συναγερμού', expected: motionDetectors, within: 5, kind: 'synonym' },
  { query: 'εξωτερικό ραντάρ', expected: outdoorDetectors, within: 1, kind: 'synonym' },
  { query: 'rantar', expected: motionDetectors, within: 1, kind: 'synonym' },
  { query: 'παγίδα', expected: contacts, within: 1, kind: 'synonym' },
  { query: 'παγίδες', expected: contacts, within: 1, kind: 'synonym' },
  { query: 'παγίδα για ρολά', expected: ['PHY-MCR'], within: 1, kind: 'synonym' },
  { query: 'μπαρούφα', expected: ['PHY-SIRO'], within: 1, kind: 'synonym' },
  { query: 'φάρος', expected: ['PHY-SIRO'], within: 1, kind: 'synonym' },
  { query: 'κλειστό κύκλωμα', expected: cctv, within: 1, kind: 'synonym' },
  { query: 'cctv', expected: cctv, within: 1, kind: 'synonym' },
  { query: 'xvr', expected: recorders, within: 1, kind: 'synonym' },
  { query: 'μάτι', expected: [...motionDetectors, ...intercoms], within: 5, kind: 'synonym' },
  { query: 'μάτια συναγερμού', expected: motionDetectors, within: 5, kind: 'synonym' },
  { query: 'μπουτονιέρα', expected: intercoms, within: 5, kind: 'synonym' },
  { query: 'θυροτηλέφωνο', expected: intercoms, within: 1, kind: 'synonym' },
  { query: 'intercom', expected: intercoms, within: 1, kind: 'synonym' },
  { query: 'κεντρική', expected: panels, within: 1, kind: 'synonym' },
  { query: 'κεντρική συναγερμού', expected: panels, within: 1, kind: 'synonym' },
  { query: 'κυπρί', expected: ['PYL-STRK'], within: 1, kind: 'synonym' },
  { query: 'electric strike', expected: ['PYL-STRK'], within: 1, kind: 'synonym' },
  { query: 'alarm', expected: alarmSystems, within: 5, kind: 'synonym' },

  // Attributes from texts, specifications and features
  { query: 'αδιάβροχη', expected: waterproofProducts, within: 1, kind: 'attribute' },
  { query: 'αδιάβροχη κάμερα', expected: outdoorCameras, within: 1, kind: 'attribute' },
  { query: 'ασύρματη κάμερα', expected: wirelessCameras, within: 1, kind: 'attribute' },
  { query: 'με ηλιακό', expected: solarCameras, within: 1, kind: 'attribute' },
  { query: 'νυχτερινή έγχρωμη', expected: ['ARG-B8F-28', 'ARG-B4D-40'], within: 1, kind: 'attribute' },
  {
    query: 'για κατοικίδια',
    expected: ['PHY-PIR', 'PHY-PIRC', 'PHY-CURT', 'PHY-OUT3', 'ARG-PT4-W'],
    within: 5,
    kind: 'attribute',
  },
  { query: '8 κανάλια με poe', expected: ['OPT-NVR8P'], within: 1, kind: 'attribute' },
  { query: 'θόλου 4mp', expected: ['ARG-D4-28'], within: 1, kind: 'attribute' },
  { query: 'εξωτερική κάμερα', expected: outdoorCameras, within: 1, kind: 'attribute' },
  { query: 'εσωτερική κάμερα', expected: ['ARG-PT4-W'], within: 1, kind: 'attribute' },
  { query: 'κάμερα με μπαταρία', expected: ['ARG-WB5-S'], within: 1, kind: 'attribute' },
  { query: 'κάμερα 4g', expected: ['ARG-4G-SOL'], within: 1, kind: 'attribute' },
  { query: 'κάμερα για εξοχικό', expected: ['ARG-4G-SOL'], within: 1, kind: 'attribute' },
  { query: 'κάμερα με ζουμ', expected: ['ARG-PTZ4-25', 'ARG-D8V-27'], within: 1, kind: 'attribute' },
  { query: 'κάμερα 360', expected: ['ARG-FE12'], within: 1, kind: 'attribute' },
  { query: 'ik10', expected: ik10, within: 1, kind: 'attribute' },
  { query: 'αμφίδρομος ήχος', expected: twoWayAudio, within: 1, kind: 'attribute' },
  { query: 'grade 3', expected: grade3, within: 1, kind: 'attribute' },
  { query: 'αναλογική κάμερα', expected: ['OPT-B2A-36'], within: 1, kind: 'attribute' },
  {
    query: 'κάμερα για πάρκινγκ',
    expected: ['ARG-LPR4', 'ARG-PTZ4-25', 'ARG-B4D-40'],
    within: 5,
    kind: 'attribute',
  },
  { query: 'ασύρματος συναγερμός', expected: wirelessAlarms, within: 1, kind: 'attribute' },
  { query: 'ενσύρματο πληκτρολόγιο', expected: ['PHY-KPL'], within: 1, kind: 'attribute' },
  { query: 'συναγερμός για μονοκατοικία', expected: ['PHY-KIT-M'], within: 1, kind: 'attribute' },
  { query: 'καταγραφικό με δύο δίσκους', expected: ['ARG-NVR16P'], within: 1, kind: 'attribute' },

  // Order of the results: the thing itself before what only mentions it
  { query: 'κάμερα', expected: cameras, within: 1, kind: 'ranking' },
  { query: 'κάμερα poe', expected: poeCameras, within: 1, kind: 'ranking' },
  { query: 'κάμερα wifi', expected: wifiCameras, within: 1, kind: 'ranking' },
  { query: 'καταγραφικό', expected: recorders, within: 1, kind: 'ranking' },
  { query: 'καταγραφικό για κάμερες', expected: recorders, within: 1, kind: 'ranking' },
  { query: 'nvr', expected: nvrs, within: 1, kind: 'ranking' },
  { query: 'δίσκος για καταγραφικό', expected: ['VLT-HDD4'], within: 1, kind: 'ranking' },
  { query: 'ups για καταγραφικό', expected: ['VLT-UPS850'], within: 1, kind: 'ranking' },
  { query: 'συναγερμός', expected: alarmSystems, within: 1, kind: 'ranking' },
  { query: 'πίνακας συναγερμού', expected: panels, within: 1, kind: 'ranking' },
  { query: 'μπαταρία', expected: ['VLT-BAT7'], within: 1, kind: 'ranking' },
  { query: 'μπαταρία για πίνακα συναγερμού', expected: ['VLT-BAT7'], within: 1, kind: 'ranking' },
  { query: 'καλώδιο', expected: cables, within: 1, kind: 'ranking' },
  { query: 'σειρήνα', expected: sirens, within: 1, kind: 'ranking' },
  { query: 'πληκτρολόγιο', expected: keypads, within: 1, kind: 'ranking' },
  { query: 'ανιχνευτής', expected: detectors, within: 1, kind: 'ranking' },
  { query: 'ανιχνευτής κίνησης', expected: ['PHY-PIR'], within: 1, kind: 'ranking' },
  { query: 'προβολέας με ανιχνευτή κίνησης', expected: ['ECH-FLD30'], within: 1, kind: 'ranking' },
  { query: 'κλειδαριά', expected: ['PYL-SLOCK'], within: 1, kind: 'ranking' },
  { query: 'ομίχλη', expected: ['PHY-FOG'], within: 1, kind: 'ranking' },
  { query: 'κουδούνι', expected: ['PYL-BELL'], within: 1, kind: 'ranking' },
  { query: 'έλεγχος πρόσβασης', expected: accessDevices, within: 5, kind: 'ranking' },
];

/** Words of other trades, for which nothing may be found. */
export const foreignWords: readonly string[] = [
  // Greek
  'ψυγείο',
  'λάστιχα',
  'παπούτσια',
  'καναπές',
  'φόρεμα',
  'τηγάνι',
  'ποδήλατο',
  'σαμπουάν',
  'κουβέρτα',
  'σοκολάτα',
  'κραγιόν',
  'σκουλαρίκια',
  'πουκάμισο',
  'μαξιλάρι',
  // Greeklish
  'fousta',
  'karekla',
  'makaronia',
  'odontokrema',
  'trapezomantilo',
  'ksyrafi',
  'pantofles',
  // They begin or sound like words of this shop, but belong to other trades
  'καμινέτο',
  'καραμέλα',
  'συναυλία',
  'συνταγολόγιο',
  'ανεμιστήρας',
  'παγούρι',
  'μπατονέτες',
  'κλειδοκύμβαλο',
  'thyreoeidhs',
];
