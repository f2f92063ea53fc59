// What is said beside smoke alarms.
import type { Claims } from './claims.ts';
import { isHotel, isLodging, isResidence } from './reckoning.ts';

export const smokeClaims: Claims = [
  [
    'Όχι πάνω από τζάκι ή σόμπα, ούτε στον χώρο του λέβητα.',
    (_n, { home, placed }, { ruleId }) =>
      ruleId === 'FIRE-SMOKE' && home.combustionRooms > 0 && isResidence(home) && placed(ruleId) > 0,
  ],
  [
    '# (όροφος|όροφοι), # m²: # (αυτόνομος ανιχνευτής|αυτόνομοι ανιχνευτές) καπνού, (ώστε να ακούγεται σε όλο τον χώρο|που (ακούγεται|ακούγονται) μόνο από όποιον είναι κοντά).',
    ([floors, area, told], { home, placed, asked }, { item: { calc } }, text) =>
      floors === home.floors &&
      area === home.areaM2 &&
      told === placed('FIRE-SMOKE') &&
      'isStandalone' in calc &&
      calc.isStandalone &&
      text.includes('σε όλο τον χώρο') ===
        (floors === 1 &&
          area <= 100 &&
          isResidence(home) &&
          home.emptyFor === 'hours' &&
          asked('FIRE-SMOKE') === 1),
  ],
  [
    'Ο ένας μπαίνει στον διάδρομο των υπνοδωματίων, (ο άλλος|οι άλλοι) στο καθιστικό προς την κουζίνα, όχι μέσα σε αυτή.',
    (_n, { home, placed }, _line, text) =>
      isResidence(home) &&
      home.floors === 1 &&
      placed('FIRE-SMOKE') > 1 &&
      text.includes('ο άλλος') === (placed('FIRE-SMOKE') === 2),
  ],
  [
    'Στον όροφο όπου κοιμάστε μπαίνει στον διάδρομο των υπνοδωματίων, στους άλλους σε καθιστικό ή διάδρομο, ποτέ σε κουζίνα, γκαράζ ή λεβητοστάσιο: εκεί ταιριάζει ανιχνευτής μόνο θερμοκρασίας, που η πρόταση δεν έχει.',
    (_n, { home, placed }) => isResidence(home) && home.floors > 1 && placed('FIRE-SMOKE') > 1,
  ],
  [
    'Μπαίνει στην οροφή κοντά στα κρεβάτια, όχι μέσα στην κουζίνα.',
    (_n, { home, placed }) => isResidence(home) && placed('FIRE-SMOKE') === 1,
  ],
  [
    '(Μπαίνει|Μπαίνουν) στην οροφή σε διάδρομο, (γραφείο|εξεταστήριο) ή αποθήκη, όχι όπου υπάρχει ατμός( ή σκόνη|, αλεύρι, σκόνη ή φούρνος): εκεί χτυπά άδικα.',
    (_n, { home, placed }, _line, text) =>
      !isResidence(home) &&
      !isLodging(home) &&
      text.includes('αλεύρι') === (home.placeKind === 'food') &&
      text.includes('εξεταστήριο') === (home.placeKind === 'practice') &&
      text.includes('Μπαίνουν') === placed('FIRE-SMOKE') > 1,
  ],
  [
    'Μπαίνουν όπου κοιμούνται άνθρωποι και στους διαδρόμους, ώσπου να γίνει πυρανίχνευση κατά EN 54.',
    (_n, { home }) => isLodging(home) && !isHotel(home),
  ],
  [
    '# (όροφος|όροφοι), # m²: # (ανιχνευτής|ανιχνευτές) καπνού σε σύνδεση με τον πίνακα, ώστε να ειδοποιεί και όταν λείπετε.',
    ([floors, area, told], { home, placed, panel }, { item: { calc } }) =>
      floors === home.floors &&
      area === home.areaM2 &&
      told === placed('FIRE-SMOKE') &&
      panel !== undefined &&
      'isStandalone' in calc &&
      !calc.isStandalone,
  ],
];
