import { audit } from '#server/audit.ts';
import type { ApiContext } from '#server/serve.ts';
import {
  findSettingsGroup,
  saveSettingsGroup,
  settingsResource,
  takeOverSettings,
} from '#server/settings.ts';
import { write } from '#server/write.ts';
import type { Fields } from '#shared/changes.ts';
import { refuse } from '#shared/errors.ts';
import { spansText } from '#shared/opening-text.ts';
import {
  sizeInName,
  type DayHours,
  type LookSettings,
  type Settings,
  type SettingsGroup,
} from '#shared/settings.ts';
import { groupLabels } from '../labels.ts';
import { settingsRefusals } from '../refusals.ts';
import { iconsOf } from './pictures.ts';

/** Replaces a group of settings; refused if it was saved since the version from which the change was made. */
export const setGroup =
  <Group extends SettingsGroup>(group: Group) =>
  async (context: ApiContext, { version, ...fields }: { version?: number | undefined }): Promise<void> => {
    await write(context.services, async (trx, changed) => {
      const before = await findSettingsGroup(trx, group, { lock: true });
      if (version !== undefined && version !== before.version) refuse(settingsRefusals, 'SETTINGS_CHANGED');
      const after = { version: before.version + 1, fields: fields as object as Settings[Group] };
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

/** The fields of a group as texts: of lists, a line of each. */
const auditedOf = (fields: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(lineOf).join(' · ') : value,
    ]),
  );

const lineOf = ({ isOpen, spans, ...row }: Partial<DayHours>) =>
  spans ? spansText(isOpen ? spans : []) : Object.values(row).join(' ');
