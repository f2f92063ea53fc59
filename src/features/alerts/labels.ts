import type { AlertMode, AlertSeverity, AlertStatus, AlertType } from './contract.ts';

export const alertTypeLabels: Record<AlertType, string> = {
  order: 'Παραγγελίες',
  product: 'Προϊόντα',
  security: 'Ασφάλεια',
  system: 'Σύστημα',
  other: 'Άλλα',
};

/** Most serious first. */
export const severityLabels: Record<AlertSeverity, string> = {
  critical: 'Κρίσιμη',
  high: 'Υψηλή',
  medium: 'Μεσαία',
  low: 'Χαμηλή',
};

export const alertStatusLabels: Record<AlertStatus, string> = {
  active: 'Ενεργή',
  acknowledged: 'Αποδεκτή',
  resolved: 'Επιλυμένη',
};

export const alertModeLabels: Record<AlertMode, string> = {
  on: 'Στην οθόνη',
  email: 'Στην οθόνη και με email',
  off: 'Καθόλου',
};

export const maxLive = 100;
