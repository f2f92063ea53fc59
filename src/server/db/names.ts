import { CamelCasePlugin } from 'kysely';

/** Maps `priceCents` in code to `price_cents` in the database; keys inside jsonb values stay unchanged. */
export function camelCase(): CamelCasePlugin {
  return new CamelCasePlugin({ maintainNestedObjectKeys: true });
}

/** Returns the name of a notification channel if it needs no quotes in SQL; otherwise throws. */
export function channelName(channel: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
  return channel;
}
