// Made by scripts/hero-pictures.ts.
import duskWide1280 from './dusk-wide-1280.avif?url';
import duskWide1920 from './dusk-wide-1920.avif?url';
import duskWide2880 from './dusk-wide-2880.avif?url';
import dayWide1280 from './day-wide-1280.avif?url';
import dayWide1920 from './day-wide-1920.avif?url';
import dayWide2880 from './day-wide-2880.avif?url';
import duskPortrait760 from './dusk-portrait-760.avif?url';
import duskPortrait1080 from './dusk-portrait-1080.avif?url';
import duskPortrait1440 from './dusk-portrait-1440.avif?url';
import dayPortrait760 from './day-portrait-760.avif?url';
import dayPortrait1080 from './day-portrait-1080.avif?url';
import dayPortrait1440 from './day-portrait-1440.avif?url';

/** A hash of what this was made from. */
export const madeFrom = '3bf437664f21 3782142917dc';

/** The `srcset` of each render. */
export const heroSets = {
  dusk: {
    wide: `${duskWide1280} 1280w, ${duskWide1920} 1920w, ${duskWide2880} 2880w`,
    portrait: `${duskPortrait760} 760w, ${duskPortrait1080} 1080w, ${duskPortrait1440} 1440w`,
  },
  day: {
    wide: `${dayWide1280} 1280w, ${dayWide1920} 1920w, ${dayWide2880} 2880w`,
    portrait: `${dayPortrait760} 760w, ${dayPortrait1080} 1080w, ${dayPortrait1440} 1440w`,
  },
};

/** The camera's field of view, in thousandths of the picture's width and height. */
export const heroWedges = {
  wide: {
    bands: [
      'M-104 1195Q25 1104 79 1071Q133 1038 181 1015Q229 992 272 976Q315 959 356 948Q396 938 435 932Q474 926 512 924Q551 923 590 925Q629 928 638 929L642 1100L-200 1100Z',
      'M-180 829Q-25 775 39 756Q102 737 157 723Q212 710 261 701Q311 693 357 687Q403 682 447 679Q491 677 535 677Q578 678 634 681L638 929Q629 928 590 925Q551 923 512 924Q474 926 435 932Q396 938 356 948Q315 959 272 976Q229 992 181 1015Q133 1038 79 1071Q25 1104 -104 1195Z',
      'M-189 451Q-21 440 48 436Q117 433 176 430Q236 428 289 426Q343 425 393 424Q444 423 493 423Q542 423 567 423L634 681Q578 678 535 677Q491 677 447 679Q403 682 357 687Q311 693 261 701Q212 710 157 723Q102 737 39 756Q-25 775 -180 829Z',
    ],
    arcs: [
      'M-104 1195Q25 1104 79 1071Q133 1038 181 1015Q229 992 272 976Q315 959 356 948Q396 938 435 932Q474 926 512 924Q551 923 590 925Q629 928 638 929',
      'M-180 829Q-25 775 39 756Q102 737 157 723Q212 710 261 701Q311 693 357 687Q403 682 447 679Q491 677 535 677Q578 678 634 681',
      'M-189 451Q-21 440 48 436Q117 433 176 430Q236 428 289 426Q343 425 393 424Q444 423 493 423Q542 423 567 423',
    ],
    edge: 'M642 1100L638 929L634 681',
    marks: [
      {
        metres: 4,
        x: 575,
        y: 923,
        height: 414,
      },
      {
        metres: 8,
        x: 505,
        y: 677,
        height: 237,
      },
      {
        metres: 41,
        x: 495,
        y: 423,
        height: 52,
      },
    ],
  },
  portrait: {
    bands: [
      'M-180 907Q-22 869 49 856Q119 843 184 834Q249 825 310 819Q371 814 431 811Q490 809 534 809L538 1100L-200 1100Z',
      'M-194 687Q-16 667 62 660Q141 653 213 649Q286 644 354 642Q423 640 524 639L534 809Q490 809 431 811Q371 814 310 819Q249 825 184 834Q119 843 49 856Q-22 869 -180 907Z',
      'M-182 473Q12 468 98 467Q183 466 263 465Q342 464 418 464L524 639Q423 640 354 642Q286 644 213 649Q141 653 62 660Q-16 667 -194 687Z',
    ],
    arcs: [
      'M-180 907Q-22 869 49 856Q119 843 184 834Q249 825 310 819Q371 814 431 811Q490 809 534 809',
      'M-194 687Q-16 667 62 660Q141 653 213 649Q286 644 354 642Q423 640 524 639',
      'M-182 473Q12 468 98 467Q183 466 263 465Q342 464 418 464',
    ],
    edge: 'M538 1100L534 809L524 639',
    marks: [
      {
        metres: 4,
        x: 470,
        y: 809,
        height: 292,
      },
      {
        metres: 8,
        x: 300,
        y: 644,
        height: 167,
      },
      {
        metres: 41,
        x: 307,
        y: 464,
        height: 37,
      },
    ],
  },
};
