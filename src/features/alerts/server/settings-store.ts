import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { Switch } from '#shared/settings.ts';
import { isOn } from '#shared/switches.ts';
import {
  alertEvents,
  alertMode,
  usualMode,
  type AlertEvent,
  type AlertMode,
  type AlertSetting,
} from '../contract.ts';

const events = Object.entries(alertEvents) as [AlertEvent, string][];

/** The features without which an event does not happen. */
const switchOf: Partial<Record<AlertEvent, Switch>> = {
  wizard_submitted: 'wizard',
  chat_emergency: 'chat',
  chat_waiting: 'chat',
  review_received: 'reviews',
};

const happens = ([event]: (typeof events)[number]) => {
  const name = switchOf[event];
  return name === undefined || isOn(name);
};

async function readModes(db: Kysely<DB>): Promise<Map<string, unknown>> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'alerts').executeTakeFirst();
  return new Map(Object.entries(row?.value ?? {}));
}

/** The mode of every event that can happen. */
export async function listSettings(db: Kysely<DB>): Promise<(AlertSetting & { label: string })[]> {
  const modes = await readModes(db);
  return events.filter(happens).map(([event, label]) => ({
    event,
    label,
    mode: alertMode.parse(modes.get(event) ?? usualMode(event)),
  }));
}

export async function findMode(db: Kysely<DB>, event: AlertEvent): Promise<AlertMode> {
  return alertMode.parse((await readModes(db)).get(event) ?? usualMode(event));
}

export async function saveMode(trx: Transaction, event: AlertEvent, mode: AlertMode): Promise<void> {
  await sql`
    insert into settings (key, value) values ('alerts', jsonb_build_object(${event}::text, ${mode}::text))
    on conflict (key) do update set value = settings.value || excluded.value`.execute(trx);
}
