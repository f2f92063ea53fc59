import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Service } from '#features/services/contract.ts';
import { addDays, athensDate, formatLongDate, type LocalDate } from '#shared/dates.ts';
import { addMonths, formatMonth, monthOf } from '#shared/months.ts';
import { open } from './browser.ts';
import { call } from './visitors.ts';

type FreeDay = { date: LocalDate; free: number };

export const today = () => athensDate(new Date());

/** A service that needs all technicians for half a day, so that one booking fills the hours around it. */
export const largeService = 'egkatastasi-kameron';
/** A service that needs one technician for one hour. */
export const smallService = 'aytopsia-meleti';

/** Returns a service by its slug. */
export async function findService(page: Page, slug: string): Promise<Service> {
  const services = (await call(page, 'GET', '/services')) as Service[];
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new Error(`There is no service ${slug}`);
  return service;
}

/** Opens a service's booking dialog and returns it once it is hydrated. */
export async function openBooking(page: Page, slug: string): Promise<Locator> {
  await open(page, `/services?book=${slug}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ονοματεπώνυμο').waitFor();
  return dialog;
}

/** A day at least `ahead` days from now without bookings for a service that needs all technicians. */
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

/** Books through the API, as the customer of a window. */
export async function book(
  page: Page,
  slug: string,
  appointmentDate: LocalDate,
  appointmentTime: string,
  address?: string,
): Promise<void> {
  const { id: serviceId } = await findService(page, slug);
  await call(page, 'POST', '/appointments', {
    serviceId,
    appointmentDate,
    appointmentTime,
    customerName: 'Άλλος Πελάτης',
    customerEmail: 'allos@pelatis.example',
    address,
  });
}

/** Returns a day of the calendar in a dialog, after showing its month. */
export async function showDay(dialog: Locator, date: LocalDate): Promise<Locator> {
  const months = Array.from({ length: 14 }, (_, ahead) => formatMonth(addMonths(monthOf(today()), ahead)));
  const wanted = months.indexOf(formatMonth(monthOf(date)));
  // Until a month was asked for, the calendar turns to that of the first free day as soon as it is known.
  const turn = async () => {
    const shown = months.indexOf((await dialog.getByRole('grid').getAttribute('aria-label')) ?? '');
    const name = shown < wanted ? 'Επόμενος μήνας' : 'Προηγούμενος μήνας';
    if (shown !== wanted) await dialog.getByRole('button', { name }).click();
    return shown;
  };
  await expect.poll(turn).toBe(wanted);
  return dayIn(dialog, date);
}

/** A day in the calendar's visible month. */
const dayIn = (dialog: Locator, date: LocalDate) =>
  dialog.getByRole('grid').getByRole('button', { name: formatLongDate(date) });

/** An hour of the selected day. The radio itself is invisible; users click its label. */
export const hour = (dialog: Locator, time: string) => ({
  radio: dialog.getByRole('radio', { name: time }),
  press: () => dialog.locator('label').filter({ hasText: time }).click(),
});
