import type { PriceKind, ServiceRole, Skill } from './contract.ts';

export const skillLabels: Record<Skill, string> = {
  cctv: 'Κάμερες',
  network: 'Δίκτυα',
  alarm: 'Συναγερμοί',
  survey: 'Αυτοψίες',
  monitoring: 'Κέντρο λήψης',
  access: 'Έλεγχος πρόσβασης',
  electrical: 'Ηλεκτρολογικά',
  audio: 'Ήχος και φωτισμός',
};

export const priceKindLabels: Record<PriceKind, string> = {
  from: 'Από',
  fixed: 'Σταθερή',
  hour: 'Την ώρα',
};

export const roleLabels: Record<ServiceRole, string> = {
  survey: 'Αυτοψία',
  installation: 'Εγκατάσταση',
  maintenance: 'Συντήρηση',
  monitoring: 'Σύμβαση με κέντρο λήψης',
};
