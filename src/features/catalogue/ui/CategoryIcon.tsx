import { Cctv, DoorClosed, Package, Radar, Siren, type LucideIcon } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  cameras: Cctv,
  recorders: Cctv,
  alarms: Siren,
  sensors: Radar,
  fire: Radar,
  access: DoorClosed,
  intercom: DoorClosed,
};

/** The placeholder for a product's missing picture. */
export function CategoryIcon({ categoryId }: { categoryId: string }) {
  const Icon = icons[categoryId] ?? Package;
  return <Icon />;
}
