import { useMutation, useQuery } from '@tanstack/react-query';
import { Eye, RotateCcw } from 'lucide-react';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import { formatDate } from '#shared/dates.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { confirm } from '#ui/confirm/confirm.ts';
import { Form } from '#ui/form/Form.tsx';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { useApi } from '#ui/page/api.ts';
import { textFields, type TextForAdmin } from '../../contract.ts';
import { TextPreview } from './TextPreview.tsx';

interface Props {
  textKey: string;
  /** The changes of a text. */
  Trail: ComponentType<{ id: string }>;
  onClose: () => void;
}

/** A text as typed, with its fields, a preview, its versions and its history. */
export function TextDialog({ textKey, Trail, onClose }: Props) {
  const text = useQuery({
    ...useApi().texts.getText.queryOptions({ input: { key: textKey } }),
    staleTime: 0,
  });
  return (
    <Dialog open flush size="lg" onOpenChange={onClose} title={text.data?.label ?? 'Κείμενο'}>
      <QueryView query={text} skeleton={['h-96']} className="p-6">
        {(stored) => <TextForm stored={stored} Trail={Trail} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}

type Values = z.input<typeof textFields>;

const valuesOf = (stored: TextForAdmin | undefined): Values =>
  Object.fromEntries(stored?.parts.map(({ name, value }) => [name, value]) ?? []);

const hints = {
  line: undefined,
  lines: undefined,
  markdown: 'Κάθε ενότητα αρχίζει με ## και τον τίτλο της. **έντονα**, - λίστα, [κείμενο](https://…)',
};

interface FormProps extends Pick<Props, 'Trail' | 'onClose'> {
  stored: TextForAdmin;
}

function TextForm({ stored, Trail, onClose }: FormProps) {
  const { key, parts, isOwn, revision, versions, path } = stored;
  const api = useApi().texts;
  const form = useZodForm(textFields, valuesOf(stored));
  useFollow(form, { thing: stored, valuesOf, title: 'Το κείμενο άλλαξε στο μεταξύ' });
  const meta = { title: 'Το κείμενο δεν άλλαξε', inForm: true, confirms: true } as const;
  const put = useMutation(api.putText.mutationOptions({ meta }));
  const reset = useMutation(api.resetText.mutationOptions({ meta: { title: meta.title, confirms: true } }));
  const preview = useMutation(
    api.previewText.mutationOptions({ meta: { title: 'Δεν υπάρχει προεπισκόπηση', inForm: true } }),
  );
  const askReset = () =>
    confirm({
      title: 'Επαναφορά στο έτοιμο κείμενο;',
      description:
        versions.length > 0
          ? 'Το δικό σας παύει να ισχύει και μένει στις παλαιότερες εκδόσεις.'
          : 'Το δικό σας κείμενο μένει μόνο στο ιστορικό αλλαγών.',
      confirmLabel: 'Επαναφορά',
      action: async () => {
        await reset.mutateAsync({ key });
        onClose();
      },
    });
  const show = form.handleSubmit(async (filled) => {
    try {
      await preview.mutateAsync({ ...filled, key });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form
      form={form}
      onSubmit={async (filled) => {
        await put.mutateAsync({ ...filled, key, revision });
        onClose();
      }}
    >
      <UnsavedGuard form={form} opener="text" />
      <div className="grid gap-5 px-4.5 py-5 md:px-6">
        <p className="text-base text-text-2">
          {isOwn ? 'Ισχύει δικό σας κείμενο.' : 'Ισχύει το έτοιμο κείμενο.'}
          {versions.length > 0 && ' Κάθε αλλαγή είναι νέα έκδοση, με τη σημερινή ημερομηνία.'}
          {key === 'terms' &&
            ' Οι παραγγελίες κρατούν την έκδοση με την οποία έγιναν, και το email τους την έχει συνημμένη.'}
        </p>
        {parts.map(({ name, label, kind, maxLength, isOptional }) => (
          <FormField
            key={name}
            form={form}
            name={name}
            label={label}
            hint={hints[kind]}
            optional={isOptional}
          >
            {kind === 'line' ? (
              <Input maxLength={maxLength} />
            ) : (
              <Textarea
                rows={kind === 'markdown' ? 18 : 3}
                maxLength={maxLength}
                className={kind === 'markdown' ? 'code' : undefined}
                spellCheck
              />
            )}
          </FormField>
        ))}
        <Fields fields={stored.fields} />
        {preview.data && <TextPreview key={preview.submittedAt} preview={preview.data} />}
        {versions.length > 0 && path && <Versions versions={versions} path={path} />}
        <div className="border-t border-line pt-4">
          <Trail id={key} />
        </div>
      </div>
      <DialogFooter sticky>
        {isOwn && (
          <Button
            size="sm"
            variant="ghost"
            disabled={reset.isPending}
            onClick={askReset}
            className="sm:mr-auto"
          >
            <RotateCcw />
            Επαναφορά
          </Button>
        )}
        <Button size="sm" variant="outline" disabled={preview.isPending} onClick={() => void show()}>
          <Eye />
          Προεπισκόπηση
        </Button>
        <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
          Αποθήκευση
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}

const Fields = ({ fields }: Pick<TextForAdmin, 'fields'>) => (
  <details className="text-base">
    <summary className="min-h-11 cursor-pointer content-center font-medium">Πεδία που συμπληρώνονται</summary>
    <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr]">
      {fields.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="code">{`{${name}}`}</dt>
          <dd className="text-text-2 wrap-anywhere max-sm:mb-2">{value || 'κενό'}</dd>
        </div>
      ))}
    </dl>
  </details>
);

const Versions = ({ versions, path }: { versions: TextForAdmin['versions']; path: string }) => (
  <section aria-label="Εκδόσεις" className="border-t border-line pt-4 text-base">
    <h3 className="text-base font-semibold">Εκδόσεις</h3>
    <ul className="mt-2 grid gap-1.5">
      {versions.map(({ id, validFrom }) => (
        <li key={id}>
          <TextLink href={`${path}?version=${id}`}>
            Έκδοση {id}, από {formatDate(validFrom)}
          </TextLink>
        </li>
      ))}
    </ul>
  </section>
);
