import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { formatDate, formatDateTime } from '#shared/dates.ts';
import { euroText } from '#shared/money.ts';
import { longText } from '#shared/fields.ts';
import { Panel } from '#ui/components/Panel.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { OfficeOffer } from '../../contract.ts';
import { offerEventLabels } from '../../labels.ts';
import { Talk } from '../OfferSheet.tsx';
import { useKeepOffer } from './use-offers.ts';

const answerForm = z.object({ text: longText(2_000, 'Συμπληρώστε την απάντηση') });

/** What the customer asked, what was sent, and what happened. */
export function OfferTrail({ offer }: { offer: OfficeOffer }) {
  const { conversation, versions, events, declineReason } = offer;
  return (
    <>
      {conversation.length > 0 && (
        <Panel title="Ερωτήσεις του πελάτη">
          <Talk questions={conversation} />
          {offer.state !== 'revoked' && <Answer offer={offer} />}
        </Panel>
      )}
      {versions.length > 0 && (
        <Panel title="Εκδόσεις που στάλθηκαν">
          <ol className="grid gap-3 text-base">
            {versions.map(({ version, sentAt, sentBy, summary, validUntil, changes }) => (
              <li key={version}>
                <strong className="font-medium">Έκδοση {version}</strong> ·{' '}
                <span className="num">{euroText(summary.total)}</span>
                <span className="block text-sm text-text-2">
                  {formatDateTime(new Date(sentAt))} · {sentBy} · έως {formatDate(validUntil)}
                </span>
                {changes.length > 0 && (
                  <ul className="mt-1 list-disc pl-5 text-sm text-text-2">
                    {changes.map((change) => (
                      <li key={change}>{change}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </Panel>
      )}
      <Panel title="Ιστορικό">
        {declineReason !== undefined && (
          <p className="mb-3 text-base">
            <span className="text-text-2">Λόγος της απόρριψης:</span> {declineReason}
          </p>
        )}
        <ol className="grid gap-2 text-base">
          {events.map(({ event, at, by, note }) => (
            <li key={`${event} ${at}`}>
              {offerEventLabels[event]}
              <span className="block text-sm text-text-2">
                {[formatDateTime(new Date(at)), by, note].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

/** Answers the last question, at its line. */
function Answer({ offer }: { offer: OfficeOffer }) {
  const form = useZodForm(answerForm, { text: '' });
  const keep = useKeepOffer();
  const line = offer.conversation.findLast(({ author }) => author === 'customer')?.line;
  const { mutateAsync } = useMutation(
    useApi().offers.answerQuestion.mutationOptions({
      meta: { title: 'Η απάντηση δεν στάλθηκε', inForm: true },
      onSuccess({ message, offer: changed }) {
        keep(changed);
        toast({ title: message });
      },
    }),
  );
  async function submit({ text }: z.output<typeof answerForm>) {
    await mutateAsync({ offerId: offer.id, text, ...(line !== undefined && { line }) });
    form.reset({ text: '' });
  }
  return (
    <Form form={form} onSubmit={submit} className="mt-3 grid gap-3">
      <UnsavedGuard form={form} opener="offer" />
      <FormField form={form} name="text" label="Απάντηση" required>
        <Textarea size="sm" rows={3} maxLength={2_000} />
      </FormField>
      <SubmitButton form={form} size="sm" pendingLabel="Αποστολή...">
        Απάντηση
      </SubmitButton>
    </Form>
  );
}
