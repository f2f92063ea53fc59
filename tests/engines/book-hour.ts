// Books the same hour for many customers concurrently, and prints each result.
import { texts } from '#app/texts/all.ts';
import { features } from '#features/all.ts';
import { router } from '#app/api.ts';
import { defineJobs } from '#app/jobs.ts';
import { readConfig } from '#server/config.ts';
import { callInProcess } from '#server/http/api.ts';
import { openServices } from '#server/services.ts';
import { monday, bookingOf } from '../support/app/requests.ts';

const { CUSTOMERS: customers = '', SERVICE: service = '', BEGIN: begin = '' } = process.env;
const services = await openServices(readConfig(process.env), features, texts);
defineJobs(services);
await services.jobs.prepare();

const nothing = () => {};
async function book(id: string): Promise<string> {
  const customer = {
    id,
    firstName: 'Ελένη',
    lastName: 'Μαρκάκη',
    email: `${id}@pelatis.example`,
    accountType: 'private',
    isVerified: true,
    canViewPrices: true,
    isRejected: false,
    isAdmin: false,
  } as const;
  try {
    await callInProcess(router, ['booking', 'bookAppointment'], bookingOf(Number(service), monday), {
      services: { ...services, now: () => new Date('2026-11-20T10:00:00Z') },
      viewer: { customer, admin: false },
      caller: { ip: '' },
      headers: new Headers(),
      answer: new Headers(),
      reads: nothing,
      freshFor: nothing,
    });
    return 'booked';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    // On a busy machine the hour is waited for longer than the shop lets anybody wait: it asks to come again.
    return code === 'UNAVAILABLE' ? book(id) : code;
  }
}

// All processes start at the same time.
await new Promise((resolve) => setTimeout(resolve, Number(begin) - Date.now()));
const outcomes = await Promise.all(customers.split(',').map(book));
for (const outcome of outcomes) console.log(outcome);
process.exit();
