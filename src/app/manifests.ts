import { company } from '#shared/company.ts';
import { isOn } from '#shared/switches.ts';

const shop = '/site.webmanifest';
const simulator = '/simulator.webmanifest';

/** The web manifests: of the shop, and of the simulator, which can be installed beside it. */
export const manifestPaths = [shop, simulator];

/** The simulator's is there while the simulator is. */
export const isManifestOn = (path: string): boolean => path !== simulator || isOn('simulator');

const ink = '#0d0f13';

/** A web manifest in the company's name, colour and icons. */
export function manifestOf(path: string) {
  const { name, claim, look } = company();
  const { icons, colour } = look;
  const own =
    path === simulator
      ? {
          name: `${name}: η εφαρμογή του συναγερμού (επίδειξη)`,
          description: 'Επίδειξη της εφαρμογής που δείχνει και οπλίζει το σύστημα συναγερμού σας.',
          id: '/mobile-simulator',
          display: 'standalone',
          background_color: ink,
          theme_color: ink,
        }
      : {
          name,
          ...(claim && { description: claim }),
          id: '/',
          display: 'browser',
          background_color: '#fefdfc',
          theme_color: colour || '#fefdfc',
        };
  const sizes = [192, 512].map((side) => ({
    src: `${icons}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  }));
  const maskable = { src: `${icons}-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' };
  return {
    ...own,
    short_name: name,
    lang: 'el',
    start_url: own.id,
    scope: own.id,
    orientation: 'any',
    icons: [...sizes, maskable],
  };
}
