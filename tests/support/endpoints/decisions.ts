import { testDatabase } from '../database/database.ts';

/** Stores a decision on each of them that can still be undone, and returns the names for that. */
export async function putDecisions(of: {
  orderId: string;
  appointmentId: string;
  date: string;
  customerId: string | undefined;
  reviewId: string;
}) {
  const { db } = await testDatabase();
  const procedurePath = { date: of.date, startHour: 10, entryId: '0' };
  const decisions = {
    order: [
      `order:${of.orderId}`,
      { status: 'confirmed', changeId: '0' },
      { status: 'pending', changeId: '0' },
    ],
    appointment: [
      `appointment:${of.appointmentId}`,
      { ...procedurePath, status: 'confirmed' },
      { ...procedurePath, status: 'pending' },
    ],
    customer: [
      `customer:${of.customerId}`,
      { isVerified: true, eventId: '0' },
      { isVerified: false, eventId: '0' },
    ],
    review: [
      `review:${of.reviewId}`,
      { status: 'published', reason: null, publishedAt: null },
      { status: 'pending', reason: null, publishedAt: null },
    ],
  } as const;
  const notifications = JSON.stringify({ mails: [], alerts: [], resolved: [] });
  for (const [id, [subject, before, after]] of Object.entries(decisions)) {
    const texts = { before: JSON.stringify(before), after: JSON.stringify(after) };
    await db
      .insertInto('delayedNotifications')
      .values({ id, subject, notifications, ...texts })
      .execute();
  }
  return {
    'orders.undoOrderStep': { undo: 'order' },
    'orders.undoOrderSteps': { undo: 'order' },
    'booking.undoAppointmentChange': { id: of.appointmentId, undo: 'appointment' },
    'customers.undoDecision': { undo: 'customer' },
    'reviews.undoReviewDecision': { undo: 'review' },
  };
}
