import { useMutation, useQuery } from '@tanstack/react-query';
import { Eye, RotateCcw } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { Button } from '#ui/components/Button.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RichText } from '#ui/components/RichText.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { confirm } from '#ui/confirm/confirm.ts';
import { Form } from '#ui/form/Form.tsx';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useApi } from '#ui/page/api.ts';
import { termsFields, type TermsForAdmin } from '../../contract.ts';
import { termsHref } from '../../search.ts';

/** The terms of the shop: their text with fields, a preview, and the versions that were in force. */
export function TermsAdmin({ history }: { history: string }) {
  const terms = useQuery({ ...useApi().terms.getTermsForAdmin.queryOptions(), staleTime: 0 });
  return (
    <QueryView query={terms} skeleton={['h-96']} className="max-w-3xl">
      {(stored) => <TermsForm key={stored.revision} stored={stored} history={history} />}
    </QueryView>
  );
}

function TermsForm({ stored, history }: { stored: TermsForAdmin; history: string }) {
  const api = useApi().terms;
  const form = useZodForm(termsFields, { body: stored.body });
  const meta = { title: 'Οι όροι δεν άλλαξαν', inForm: true, confirms: true } as const;
  const put = useMutation(api.putTerms.mutationOptions({ meta }));
  const reset = useMutation(api.resetTerms.mutationOptions({ meta: { title: meta.title, confirms: true } }));
  const preview = useMutation(
    api.previewTerms.mutationOptions({ meta: { title: 'Δεν υπάρχει προεπισκόπηση', inForm: true } }),
  );
  const askReset = () =>
    confirm({
      title: 'Επαναφορά στο έτοιμο κείμενο;',
      description:
        'Οι δικοί σας όροι παύουν να ισχύουν για νέες παραγγελίες. Μένουν στις παλαιότερες εκδόσεις.',
      confirmLabel: 'Επαναφορά',
      action: () => reset.mutateAsync({}),
    });
  const show = form.handleSubmit(async (filled) => {
    try {
      await preview.mutateAsync(filled);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Panel title="Όροι χρήσης και πώλησης">
      <Form
        form={form}
        onSubmit={async ({ body }) => {
          await put.mutateAsync({ body, revision: stored.revision });
          form.reset({ body });
        }}
        className="grid gap-5"
      >
        <UnsavedGuard form={form} opener="terms" />
        <p className="text-base text-text-2">
          {stored.isOwn ? 'Ισχύει δικό σας κείμενο.' : 'Ισχύει το έτοιμο κείμενο.'} Κάθε αποθήκευση είναι νέα
          έκδοση από σήμερα. Οι παραγγελίες κρατούν την έκδοση με την οποία έγιναν, και το email τους την έχει
          συνημμένη.
        </p>
        <FormField
          form={form}
          name="body"
          label="Κείμενο"
          hint="Κάθε ενότητα αρχίζει με ## και τον τίτλο της. **έντονα**, - λίστα, [κείμενο](https://…)"
        >
          <Textarea rows={18} maxLength={60_000} className="code" spellCheck />
        </FormField>
        <details className="text-base">
          <summary className="min-h-11 cursor-pointer content-center font-medium">
            Πεδία που συμπληρώνονται
          </summary>
          <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr]">
            {stored.fields.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="code">{`{${name}}`}</dt>
                <dd className="text-text-2 wrap-anywhere max-sm:mb-2">{value || 'κενό'}</dd>
              </div>
            ))}
          </dl>
        </details>
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            Αποθήκευση
          </SubmitButton>
          <Button size="sm" variant="outline" disabled={preview.isPending} onClick={() => void show()}>
            <Eye />
            Προεπισκόπηση
          </Button>
          {stored.isOwn && (
            <Button size="sm" variant="ghost" disabled={reset.isPending} onClick={askReset}>
              <RotateCcw />
              Επαναφορά στο αρχικό
            </Button>
          )}
        </div>
      </Form>
      {preview.data && (
        <section aria-label="Προεπισκόπηση" className="mt-6 grid gap-6 rounded-md bg-sunken p-5">
          {preview.data.sections.map(({ id, title, html }, index) => (
            <div key={id}>
              <h3 className="text-lg">
                {index + 1}. {title}
              </h3>
              <RichText html={html} />
            </div>
          ))}
        </section>
      )}
      <section aria-label="Εκδόσεις" className="mt-6 border-t border-line pt-4 text-base">
        <h3 className="text-base font-medium">Εκδόσεις</h3>
        <ul className="mt-2 grid gap-1.5">
          {stored.versions.map(({ id, validFrom }) => (
            <li key={id}>
              <TextLink href={termsHref({ version: id })}>
                Έκδοση {id}, από {formatDate(validFrom)}
              </TextLink>
            </li>
          ))}
        </ul>
        <p className="mt-3">
          <TextLink arrow href={history}>
            Ποιος άλλαξε τι
          </TextLink>
        </p>
      </section>
    </Panel>
  );
}
