import {
  Cctv,
  Fingerprint,
  Flame,
  HardDrive,
  Lightbulb,
  MonitorSmartphone,
  Package,
  Plug,
  Radar,
  Siren,
  type LucideIcon,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  cameras: Cctv,
  recorders: HardDrive,
  alarms: Siren,
  sensors: Radar,
  fire: Flame,
  access: Fingerprint,
  intercom: MonitorSmartphone,
  'power-network': Plug,
  'sound-lighting': Lightbulb,
};

/** What stands in for a product's missing picture. */
export function CategoryIcon({ categoryId }: { categoryId: string }) {
  const Icon = icons[categoryId] ?? Package;
  return <Icon />;
}
