import type { Locator, Page } from 'playwright';
import type { Slot } from '../../../src/features/booking/contract.ts';
import type { Service } from '../../../src/features/services/contract.ts';
import { addDays, athensDate, formatLongDate, type LocalDate } from '../../../src/shared/dates.ts';
import { monthOf, formatMonth } from '../../../src/shared/months.ts';
import { open } from './browser.ts';
import { call } from './visitors.ts';

type FreeDay = { date: LocalDate; free: number };

export const today = () => athensDate(new Date());

/** The service that takes everybody of the shop for half a day, so that one booking fills the hours around it. */
export const largeService = 'egkatastasi-kameron';
/** The service that takes one person for an hour. */
export const smallService = 'aytopsia-meleti';

/** A service by its slug. */
export async function findService(page: Page, slug: string): Promise<Service> {
  const services = (await call(page, 'GET', '/services')) as Service[];
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new Error(`There is no service ${slug}`);
  return service;
}

/** Opens a service's booking in a window; gives its dialog once one can type. */
export async function openBooking(page: Page, slug: string): Promise<Locator> {
  await open(page, `/services?book=${slug}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ονοματεπώνυμο').waitFor();
  return dialog;
}

/** A day at least so many days ahead on which nobody has booked anything yet of a service that takes everybody. */
export async function emptyDay(page: Page, ahead: number): Promise<LocalDate> {
  const { id } = await findService(page, largeService);
  const from = addDays(today(), ahead);
  const query = `serviceId=${id}&from=${from}&to=${addDays(from, 30)}`;
  const days = (await call(page, 'GET', `/appointments/free-days?${query}`)) as FreeDay[];
  const most = Math.max(...days.map(({ free }) => free));
  const day = days.find(({ free }) => free === most);
  if (!day || day.free === 0) throw new Error('No day is free');
  return day.date;
}

/** Books without the dialog, as the customer of a window. */
export async function book(
  page: Page,
  slug: string,
  appointmentDate: LocalDate,
  appointmentTime: string,
): Promise<void> {
  const { id: serviceId } = await findService(page, slug);
  await call(page, 'POST', '/appointments', {
    serviceId,
    appointmentDate,
    appointmentTime,
    customerName: 'Άλλος Πελάτης',
    customerEmail: 'allos@pelatis.example',
  });
}

/** Books one hour after another, as the customer of a window, until a service has none left on a day. */
export async function fillDay(page: Page, slug: string, date: LocalDate): Promise<void> {
  const { id } = await findService(page, slug);
  for (;;) {
    const query = `serviceId=${id}&date=${date}`;
    const slots = (await call(page, 'GET', `/appointments/available-slots?${query}`)) as Slot[];
    const free = slots.find(({ available }) => available);
    if (!free) return;
    await book(page, slug, date, free.time);
  }
}

/** A day of the calendar in a dialog, whose month is shown first. */
export async function showDay(dialog: Locator, date: LocalDate): Promise<Locator> {
  const caption = dialog.getByRole('grid', { name: formatMonth(monthOf(date)) });
  while ((await caption.count()) === 0) await dialog.getByRole('button', { name: 'Επόμενος μήνας' }).click();
  return dayIn(dialog, date);
}

/** A day of the calendar's month that is shown. */
export const dayIn = (dialog: Locator, date: LocalDate) =>
  dialog.getByRole('grid').getByRole('button', { name: formatLongDate(date) });

/** An hour of the chosen day. The radio itself is out of sight; its label is what people press. */
export const hour = (dialog: Locator, time: string) => ({
  radio: dialog.getByRole('radio', { name: time }),
  press: () => dialog.locator('label').filter({ hasText: time }).click(),
});
