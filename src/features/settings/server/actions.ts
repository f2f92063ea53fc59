import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { senderOf } from '#server/mail.ts';
import type { ApiContext } from '#server/serve.ts';
import {
  findOpening,
  findSettingsGroup,
  saveSettingsGroup,
  settingsResource,
  takeOverSettings,
} from '#server/settings.ts';
import { write } from '#server/write.ts';
import type { Fields } from '#shared/changes.ts';
import { documentKinds, documentSeries } from '#shared/document-number.ts';
import { athensDate, type LocalDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { spansText } from '#shared/opening-text.ts';
import {
  sizeInName,
  type DayHours,
  type DeliverySetting,
  type LookSettings,
  type Settings,
  type SettingsGroup,
  type VatSettings,
} from '#shared/settings.ts';
import { groupLabels } from '../labels.ts';
import { settingsRefusals } from '../refusals.ts';
import { iconsOf } from './pictures.ts';

/**
 * Replaces a group of settings; refused if it was saved since the version from which the change was made, or if `demand`
 * refuses what it becomes.
 */
export const setGroup =
  <Group extends SettingsGroup>(
    group: Group,
    demand?: (
      trx: Transaction,
      before: Settings[Group],
      after: Settings[Group],
      today: LocalDate,
    ) => Promise<void>,
  ) =>
  async (context: ApiContext, { version, ...fields }: { version?: number | undefined }): Promise<void> => {
    await write(context.services, async (trx, changed) => {
      const before = await findSettingsGroup(trx, group, { lock: true });
      if (version !== undefined && version !== before.version) refuse(settingsRefusals, 'SETTINGS_CHANGED');
      const after = { version: before.version + 1, fields: fields as object as Settings[Group] };
      await demand?.(trx, before.fields, after.fields, athensDate(context.services.now()));
      await saveSettingsGroup(trx, group, after);
      changed(settingsResource);
      await audit(trx, context, {
        entity: 'settings',
        entityId: group,
        label: groupLabels[group],
        before: auditedOf(before.fields),
        after: auditedOf(after.fields),
      });
      await context.services.live.publish(trx, 'admin', { type: 'changed', resources: ['settings'] });
    });
    await takeOverSettings(context.services);
  };

/** What an open shop is told whose e-mails now leave from a sender of whom none has arrived yet. */
export async function warnOfSender({ services }: ApiContext): Promise<string | undefined> {
  const { isOpen, provenSender } = await findOpening(services.database.db);
  const sender = senderOf(services.config);
  if (!isOpen || provenSender === undefined || provenSender === sender) return undefined;
  return `Τα email φεύγουν πλέον από ${sender}: δοκιμάστε στο «Άνοιγμα του καταστήματος» ότι φτάνουν.`;
}

/** Replaces the look, with the icons that follow from it; refused if the sign is not square. */
export async function setLook(
  context: ApiContext,
  { version, ...look }: Omit<LookSettings, 'icons'> & { version?: number | undefined },
): Promise<void> {
  const size = sizeInName(look.sign);
  if (size && Math.abs(size.width / size.height - 1) > 0.1) {
    const { message } = settingsRefusals.SIGN_SHAPE;
    refuse(settingsRefusals, 'SIGN_SHAPE', { fields: { sign: message } });
  }
  // Made before the transaction: none waits for pictures.
  const icons = await iconsOf(context.services, look);
  await setGroup('look')(context, { version, ...look, icons } as { version?: number | undefined });
}

type Rate = VatSettings['rates'][number];

const sameRate = (one: Rate) => (other: Rate) => one.from === other.from && one.percent === other.percent;

const refuseAt = (index: number, sentence: string) =>
  refuse(generalRefusals, 'INVALID_INPUT', { fields: { [`rates.${index}.from`]: sentence } });

/** Replaces the rates of VAT: one holds today, and once the shop sells none changes that has begun. */
export const setVat = setGroup('vat', async (trx, before, after, today) => {
  const { rates } = after;
  if (rates.every(({ from }) => from > today)) refuseAt(0, 'Κάποιος συντελεστής πρέπει να ισχύει ήδη σήμερα');
  if (!(await hasSold(trx))) return;
  const late = rates.findIndex((rate) => rate.from <= today && !before.rates.some(sameRate(rate)));
  if (late >= 0)
    refuseAt(late, 'Νέος συντελεστής αρχίζει από αύριο και μετά: ό,τι πουλήθηκε κρατά τον δικό του');
  const isLost = before.rates.some((rate) => rate.from <= today && !rates.some(sameRate(rate)));
  if (isLost) refuse(settingsRefusals, 'RATE_IN_USE');
});

/** Whether anybody may have read a price with VAT: the shop is open, or it has orders. */
async function hasSold(trx: Transaction): Promise<boolean> {
  const { isOpen } = await findOpening(trx);
  return isOpen || (await trx.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Replaces what numbers begin with; a series in which documents were issued never becomes that of another kind. */
export const setNumbering = setGroup('numbering', async (trx, _before, after) => {
  const issued = await trx.selectFrom('orderDocuments').select(['kind', 'series']).distinct().execute();
  for (const { kind, series } of issued) {
    const letters = series ?? documentSeries[kind];
    const taker = documentKinds.find((one) => one !== kind && after[one] === letters);
    if (!taker) continue;
    refuse(generalRefusals, 'INVALID_INPUT', {
      fields: { [taker]: 'Αυτό το πρόθεμα έχουν ήδη παραστατικά άλλου είδους' },
    });
  }
});

/** The fields of a group as texts: of lists, a line of each. */
const auditedOf = (fields: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(lineOf).join(' · ') : value,
    ]),
  );

const lineOf = ({ isOpen, spans, id: _id, isOffered, ...row }: Partial<DayHours & DeliverySetting>) =>
  spans
    ? spansText(isOpen ? spans : [])
    : [...Object.values(row), ...(isOffered === false ? ['(δεν προσφέρεται)'] : [])].join(' ');
