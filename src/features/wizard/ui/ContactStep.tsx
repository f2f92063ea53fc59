import { contactTime } from '#shared/promises.ts';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, Send } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { formatPhone } from '#shared/phone.ts';
import { centsToEuros, eurosToCents, withVat } from '#shared/money.ts';
import { contactFeature } from '#features/contact/feature.ts';
import type { ViewerCustomer } from '#shared/viewer.ts';
import { Form } from '#ui/form/Form.tsx';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { useApi } from '#ui/page/api.ts';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { PresentedBundle } from '../advice-contract.ts';
import { missingFields, wizardContact, type WizardContact } from '../contract.ts';
import { concernLabels } from '../labels.ts';
import { bundleOf, rangeText } from '../request-text.ts';
import { completeAnswers, roomsOf } from '../rules.ts';
import { finerOf, type WizardState } from '../saved-state.ts';
import { useAdvice } from './use-advice.ts';
import { useSteps } from './use-steps.ts';
import { changeWizard } from './wizard-state.ts';

/** What the form begins with: what was typed here before, else the signed-in customer's own details. */
function begin({ contact }: WizardState, customer: ViewerCustomer | null) {
  const typed = contact.of === (customer?.id ?? '') ? contact : undefined;
  return {
    customerName:
      typed?.customerName ?? (customer ? `${customer.firstName} ${customer.lastName}`.trim() : ''),
    customerEmail: typed?.customerEmail ?? customer?.email ?? '',
    customerPhone: typed?.customerPhone ?? formatPhone(customer?.phone ?? ''),
    customerType:
      (typed?.customerType ?? customer?.accountType) === 'business' || customer?.accountType === 'b2b'
        ? ('business' as const)
        : ('personal' as const),
    additionalNotes: typed?.additionalNotes ?? '',
  };
}

/** The documented list (specification 2, section 7): with VAT, or «N/A» for viewers who see no prices. */
const productsOf = (bundle: PresentedBundle | undefined) =>
  (bundle?.lines ?? []).map(({ name, price, categoryName }) => ({
    name,
    price: price === undefined ? 'N/A' : centsToEuros(withVat(eurosToCents(price))),
    category: categoryName,
  }));

/** What is wrong is said next to its field; that something is missing, in a toast as well. */
function showWhatIsMissing({
  customerName = '',
  customerEmail = '',
}: Partial<Pick<WizardContact, 'customerName' | 'customerEmail'>>) {
  if (customerName.trim() && customerEmail.trim()) return;
  toast({ tone: 'critical', title: 'Σφάλμα', description: missingFields });
}

/** Step 6: who asks for an offer. */
export function ContactStep({ state }: { state: WizardState }) {
  const { customer } = useViewer();
  const { open } = useSteps();
  const form = useZodForm(wizardContact, begin(state, customer));
  const { advice } = useAdvice(state);
  const of = customer?.id ?? '';
  const keep = useEffectEvent((values: Partial<Record<keyof WizardContact, string | undefined>>) =>
    changeWizard({ contact: { ...values, of } }),
  );
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );
  const { mutateAsync } = useMutation(
    useApi().wizard.submitRequest.mutationOptions({
      meta: {
        title: 'Σφάλμα',
        failure: 'Δεν ήταν δυνατή η υποβολή του αιτήματος. Παρακαλώ δοκιμάστε ξανά.',
        inForm: true,
      },
    }),
  );

  async function send(contact: WizardContact) {
    const answers = completeAnswers(state.answers);
    if (!answers) return open(1);
    const bundle = advice && bundleOf(advice, state.bundle);
    try {
      const { message } = await mutateAsync({
        ...contact,
        propertyType: answers.propertyType,
        rooms: roomsOf(answers.propertySize),
        budget: answers.budget,
        priorities: answers.securityConcerns.map((concern) => concernLabels[concern]),
        recommendedProducts: productsOf(bundle),
        totalEstimatedCost: bundle && (bundle.totals?.gross ?? rangeText(bundle.estimate)),
        answers,
        finer: finerOf(state).finer,
        bundle: bundle?.id,
      });
      toast({ title: 'Το αίτημα στάλθηκε', description: message });
      changeWizard({ isSent: true, contact: { of: '' } });
      return open(7, true);
    } catch (error) {
      return showRefusal(form, error);
    }
  }

  return (
    <>
      <h1 className="text-3xl tracking-display md:text-4xl">Τα στοιχεία σας</h1>
      <p className="mt-2 max-w-[60ch] text-text-2">
        Σας στέλνουμε την προσφορά με αυτές τις απαντήσεις και την πρόταση που είδατε. Επικοινωνούμε μαζί σας{' '}
        {contactTime()}.
      </p>
      <Form
        form={form}
        onSubmit={send}
        onInvalid={() => showWhatIsMissing(form.getValues())}
        className="mt-7 grid max-w-3xl gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField form={form} name="customerName" label="Ονοματεπώνυμο" required>
            <Input autoComplete="name" />
          </FormField>
          <FormField form={form} name="customerEmail" label="Email" required>
            <Input type="email" autoComplete="email" />
          </FormField>
          <FormField form={form} name="customerPhone" label="Τηλέφωνο" optional>
            <Input type="tel" autoComplete="tel" />
          </FormField>
          <FormField form={form} name="customerType" label="Τύπος πελάτη">
            <Select>
              <option value="personal">Ιδιώτης</option>
              <option value="business">Επιχείρηση</option>
            </Select>
          </FormField>
        </div>
        <FormField form={form} name="additionalNotes" label="Σημειώσεις" optional>
          <Textarea rows={5} maxLength={2_000} />
        </FormField>
        <p className="text-sm text-text-3">
          Κρατάμε το αίτημα {contactFeature.retention.messages.months} μήνες, για να σας απαντήσουμε.{' '}
          <TextLink href="/privacy">Πολιτική απορρήτου</TextLink>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
          <Button variant="outline" onClick={() => open(5)}>
            <ArrowLeft />
            Προηγούμενο
          </Button>
          <SubmitButton form={form} pendingLabel="Αποστολή...">
            <Send />
            Αποστολή αιτήματος
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
