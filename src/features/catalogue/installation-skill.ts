import type { Skill } from '#features/services/contract.ts';
import type { Category } from './contract.ts';

/** The skill that a product's installation needs, by its category's group. */
export const skillOf: Record<Category['searchCategory'], Skill> = {
  cameras: 'cctv',
  alarms: 'alarm',
  sensors: 'alarm',
  access: 'access',
};
