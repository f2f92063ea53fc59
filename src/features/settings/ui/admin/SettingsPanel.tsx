import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Panel } from '#ui/components/Panel.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import type { SettingsGroup } from '#shared/settings.ts';
import { groupLabels } from '../../labels.ts';

interface Props<Values extends FieldValues, Output> {
  group: SettingsGroup;
  form: UseFormReturn<Values, unknown, Output>;
  onSave: (filled: Output) => Promise<unknown>;
  children: ReactNode;
}

/** The form of a group of settings. */
export function SettingsPanel<Values extends FieldValues, Output>({
  group,
  form,
  onSave,
  children,
}: Props<Values, Output>) {
  return (
    <Panel id={group} title={groupLabels[group]}>
      <Form
        form={form}
        onSubmit={async (filled) => {
          await onSave(filled);
          form.reset(form.getValues());
        }}
        className="grid gap-5"
      >
        <UnsavedGuard form={form} opener={group} />
        {children}
        <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση..." className="justify-self-start">
          Αποθήκευση
        </SubmitButton>
      </Form>
    </Panel>
  );
}
