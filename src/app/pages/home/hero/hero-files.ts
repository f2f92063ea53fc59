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
