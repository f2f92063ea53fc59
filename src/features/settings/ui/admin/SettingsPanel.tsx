import { useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Panel } from '#ui/components/Panel.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import type { SettingsGroup } from '#shared/settings.ts';
import { groupLabels } from '../../labels.ts';

interface Props<Values extends FieldValues, Output> {
  group: SettingsGroup;
  form: UseFormReturn<Values, unknown, Output>;
  /** What is stored as the form begins with it, the same object until it changes. */
  begun: NoInfer<Values>;
  onSave: (filled: Output) => Promise<unknown>;
  children: ReactNode;
}

/** The form of a group of settings. */
export function SettingsPanel<Values extends FieldValues, Output>({
  group,
  form,
  begun,
  onSave,
  children,
}: Props<Values, Output>) {
  // What was saved from here is nobody else's change, however it is stored.
  const own = useRef<{ from: Values; as: Values }>(undefined);
  useFollow<Values, Values, Output>(form, {
    thing: begun,
    valuesOf: (one = begun) => (own.current && own.current.from === one ? own.current.as : one),
    title: 'Οι ρυθμίσεις άλλαξαν στο μεταξύ',
  });
  return (
    <Panel id={group} title={groupLabels[group]}>
      <Form
        form={form}
        onSubmit={async (filled) => {
          const sent = form.getValues();
          await onSave(filled);
          own.current = { from: begun, as: sent };
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
