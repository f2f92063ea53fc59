import type { CompanySettings, SettingsGroup } from '#shared/settings.ts';

export const groupLabels: Record<SettingsGroup, string> = {
  company: 'Εταιρεία',
  contact: 'Επικοινωνία',
  hours: 'Ωράριο',
  person: 'Ποιος απαντά',
  accounts: 'Λογαριασμοί',
  look: 'Όψη',
};

/** The article of the company's name by its gender. */
export const genderLabels: Record<CompanySettings['gender'], string> = {
  feminine: 'η',
  masculine: 'ο',
  neuter: 'το',
  plural: 'τα',
};
