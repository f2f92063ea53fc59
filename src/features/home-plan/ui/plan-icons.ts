import {
  AppWindow,
  BellRing,
  Calculator,
  Cctv,
  CloudFog,
  DoorClosed,
  Droplets,
  Fingerprint,
  Flame,
  Phone,
  Radar,
  Server,
  ShieldCheck,
  Siren,
  Wind,
  type LucideIcon,
} from 'lucide-react';
import type { DeviceKind, ZoneType } from '../types.ts';

export const deviceIcons: Record<DeviceKind, LucideIcon> = {
  camera: Cctv,
  recorder: Server,
  contact: DoorClosed,
  motion: Radar,
  glass: AppWindow,
  smoke: Flame,
  gas: Wind,
  water: Droplets,
  panic: BellRing,
  siren: Siren,
  panel: ShieldCheck,
  keypad: Calculator,
  reader: Fingerprint,
  intercom: Phone,
  fog: CloudFog,
};

export const zoneIcons: Record<ZoneType, LucideIcon> = {
  door: DoorClosed,
  window: AppWindow,
  motion: Radar,
  camera: Cctv,
  smoke: Flame,
};
