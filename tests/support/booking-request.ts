/** Monday the 23rd of November 2026: an ordinary working day. */
export const monday = '2026-11-23';

/** What the booking dialog sends. */
export const requestOf = (serviceId: number, appointmentDate = monday, appointmentTime = '10:00') => ({
  serviceId,
  appointmentDate,
  appointmentTime,
  customerName: 'Ελένη Μαρκάκη',
  customerEmail: 'eleni@pelatis.example',
  customerPhone: '2101234567',
  address: 'Ηρακλείου 12, Νέα Ιωνία',
  notes: 'Υπάρχει σκύλος.',
});
