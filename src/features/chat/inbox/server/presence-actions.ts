import { audit } from '#server/audit.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import type { AgentStatus } from '../../contract.ts';
import type { Presence, SupportHours } from '../../support-contract.ts';
import { chatRefusals } from '../../refusals.ts';
import { availabilityOf, isWithin } from '../../rules.ts';
import { sessionHash } from './agent.ts';
import { findAgent, readHours, readPresence as readStored, saveAgent, saveHours } from './presence-store.ts';
import { notifyPresence } from './presence.ts';

/** Who of the administrators is there, as the caller reads it. */
export async function readPresence(context: ApiContext): Promise<Presence> {
  const { database, now } = context.services;
  const own = sessionHash(context);
  const { agents, hours } = await readStored(database.db, now());
  const me = await findAgent(database.db, own);
  return {
    ...(me?.displayName && { name: me.displayName }),
    status: me?.chatStatus ?? 'online',
    availability: availabilityOf(agents),
    agents: agents.map(({ name, status, isLive, session }) => ({
      name,
      status,
      isOnline: isLive,
      isMe: session === own.toString('hex'),
    })),
    hours,
    isOpen: isWithin(hours, now()),
  };
}

/** Gives the caller's session a name or a status; refused if another connected session has the name. */
export async function setPresence(
  context: ApiContext,
  given: { name?: string | undefined; status?: AgentStatus | undefined; isSamePerson?: boolean | undefined },
): Promise<void> {
  const { services } = context;
  const own = sessionHash(context);
  await write(services, async (trx) => {
    const { agents } = await readStored(trx, services.now());
    const isTaken = agents.some(
      ({ name, isLive, session }) => name === given.name && isLive && session !== own.toString('hex'),
    );
    if (isTaken && !given.isSamePerson) {
      const { message } = chatRefusals.NAME_TAKEN;
      refuse(chatRefusals, 'NAME_TAKEN', { fields: { name: message } });
    }
    await saveAgent(trx, own, given);
    await notifyPresence(services, trx);
  });
}

/** Sets the hours in which the support answers. */
export async function setHours(context: ApiContext, hours: SupportHours): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const before = await readHours(trx);
    await saveHours(trx, hours);
    await audit(trx, context, {
      entity: 'settings',
      entityId: 'chat.hours',
      label: 'Ώρες υποστήριξης',
      before,
      after: hours,
    });
    await services.live.publish(trx, 'admin', { type: 'changed', resources: ['inbox.getPresence'] });
    await notifyPresence(services, trx);
  });
}
