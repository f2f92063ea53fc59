import type { Service } from '#features/services/contract.ts';

export type ServiceFamily<One> = { title: string; services: One[] };

type Sorted = Pick<Service, 'role' | 'isEmergency'>;

const familyOf = ({ role, isEmergency }: Sorted): string => {
  if (role === 'survey' || role === 'installation') return 'Μελέτη και εγκατάσταση';
  return role !== undefined || isEmergency ? 'Φροντίδα' : 'Άλλες υπηρεσίες';
};

/** The services by what they are for, in the order in which each kind first appears. */
export function familiesOf<One extends Sorted>(services: readonly One[]): ServiceFamily<One>[] {
  const families = Map.groupBy(services, familyOf);
  return Array.from(families, ([title, members]) => ({ title, services: members }));
}
