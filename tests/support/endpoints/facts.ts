import { endpoints } from './endpoints.ts';
import type { Facts } from './plausible.ts';

const withAppointment = endpoints.filter(
  ({ name, path }) => name.startsWith('booking.') && path.startsWith('/appointments/{id}'),
);

/** Ids by the names of id fields; which record `id` refers to depends on the feature. */
export function factsOf(ids: Record<string, unknown>): Facts {
  const { productId, orderId, appointmentId, technicianId } = ids;
  return {
    ...ids,
    id: productId,
    ids: String(productId),
    'alerts.reopenAlerts': { ids: ['0123456789ab'] },
    'orders.getOrder': { id: orderId },
    'orders.updateOrder': { status: 'confirmed', tracking: '', parcel: undefined },
    'orders.updateOrders': { status: 'confirmed', tracking: '' },
    'team.updateTechnician': { id: technicianId },
    'team.removeTechnician': { id: technicianId },
    'team.addAbsence': { technicianId },
    ...Object.fromEntries(withAppointment.map(({ name }) => [name, { id: appointmentId }])),
    'booking.changeAppointmentStatus': { id: appointmentId, status: 'confirmed' },
    'contact.setMessageStatus': { status: 'read' },
  };
}
