// Catalogues of other companies than the demonstration's.
import type { Item } from '#features/advice/types.ts';
import { itemsOf } from '#features/advice/item-of.ts';
import { demoItems } from './catalogue.ts';

const video: ReadonlySet<string> = new Set(['camera', 'recorder', 'hdd', 'switch', 'ups', 'doorbell']);
const isVideo = ({ calc }: Item) => video.has(calc.kind) || (calc.kind === 'cable' && calc.isData);

/** Who sells cameras, and nothing of an alarm. */
export const cameraShop = demoItems.filter(isVideo);
/** Who sells alarms, and no camera. */
export const alarmShop = demoItems.filter((item) => !isVideo(item));
/** All is known and nothing is there. */
export const emptyShelves: readonly Item[] = demoItems.map((item) => ({ ...item, inStock: false }));

const typed = (id: number, kind: string, priceCents: number, technical: object) => ({
  id,
  sku: `T-${id}`,
  name: kind,
  brand: 'Άλλη',
  categoryId: 'other',
  categoryKind: null,
  priceCents,
  installationCents: null,
  inStock: true,
  specifications: { technical: { kind, ...technical } },
});
const radio = { protocol: 'Άλλο 868', radio_m: 800, grade: 2 };

/** Five products that somebody typed by hand, none of which the shop installs. */
export const thinShop = itemsOf([
  typed(1, 'Κάμερα', 9_000, {
    resolution_mp: 4,
    resolution_px: '2560×1440',
    hfov_deg: 100,
    ir_m: 30,
    interface: 'Ethernet',
    poe: '802.3af',
    ai: 'Άνθρωπος, όχημα',
    ip: 'IP67',
    power_w: 7,
  }),
  typed(2, 'Καταγραφικό', 18_000, { channels: 8, in_mbps: 80, bays: 1, max_tb: 10, poe_ports: 8, poe_w: 80 }),
  typed(3, 'Πίνακας συναγερμού', 20_000, { ...radio, zones: 50, standby_h: 12, comms: 'Ethernet, 4G' }),
  typed(4, 'Μαγνητική επαφή', 2_500, radio),
  typed(5, 'Ανιχνευτής κίνησης', 4_500, radio),
]);
