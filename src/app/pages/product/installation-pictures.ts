import connecting640 from './installation-connecting-640.avif?url';
import connecting960 from './installation-connecting-960.avif?url';
import handingOver640 from './installation-handing-over-640.avif?url';
import handingOver960 from './installation-handing-over-960.avif?url';
import mounting640 from './installation-mounting-640.avif?url';
import mounting960 from './installation-mounting-960.avif?url';

const widths = (narrow: string, wide: string) => ({
  src: wide,
  srcSet: `${narrow} 640w, ${wide} 960w`,
});

/** The steps of an installation. The pictures are those of demo/variants, by the names of their scenes. */
export const installationPictures = [
  {
    title: 'Τοποθέτηση',
    alt: 'Οδηγός τρυπήματος στον τοίχο με το καλώδιο στη μέση, αλφάδι από κάτω και δράπανο πάνω στη σκάλα.',
    ...widths(mounting640, mounting960),
  },
  {
    title: 'Σύνδεση και ρύθμιση',
    alt: 'Ανοιχτός πίνακας με τακτοποιημένα καλώδια δικτύου και καταγραφικό· ένα καλώδιο μένει να συνδεθεί.',
    ...widths(connecting640, connecting960),
  },
  {
    title: 'Παράδοση σε λειτουργία',
    alt: 'Κινητό που δείχνει την αυλή ζωντανά και ότι όλα λειτουργούν, δίπλα στο έντυπο παράδοσης.',
    ...widths(handingOver640, handingOver960),
  },
];
