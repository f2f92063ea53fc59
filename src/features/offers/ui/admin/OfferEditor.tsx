import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Eye, Send } from 'lucide-react';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { centsToEuros } from '#shared/money.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useApi } from '#ui/page/api.ts';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { UndoLine } from '#ui/undo/UndoLine.tsx';
import { useUndoables } from '#ui/undo/undoable.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { showRefusal } from '#ui/form/form.ts';
import { ordersHref } from '#features/orders/orders-search.ts';
import type { Known, KnownProduct } from '#features/orders/office/known-product.ts';
import type { OfficeOffer } from '../../contract.ts';
import { textFields } from '../../fields.ts';
import { offersHref } from '../../offers-search.ts';
import { OfferStateBadge } from '../OfferStateBadge.tsx';
import { OfferActions, type OfferPapers } from './OfferActions.tsx';
import { OfferMoney } from './OfferMoney.tsx';
import { OfferRecipient } from './OfferRecipient.tsx';
import { OfferSections } from './OfferSections.tsx';
import { OfferTrail } from './OfferTrail.tsx';
import { offerSubject, useSaveOffer } from './use-save-offer.ts';
import { useKnownProducts, useOfferForm, useTypedOffer } from './use-offer-form.ts';

const OfferPreview = lazyPart(() => import('./OfferPreview.tsx'), 'OfferPreview');

/** One offer: what it says, what it costs and leaves, and what happened with it. */
export function OfferEditor({ id, Papers }: { id: string } & OfferPapers) {
  const query = useQuery(useApi().offers.getOffer.queryOptions({ input: { offerId: id } }));
  useLiveChanges(['offers']);
  return (
    <>
      <TextLink href={offersHref({})} className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-base">
        <ArrowLeft className="icon-sm" />
        Όλες οι προσφορές
      </TextLink>
      <QueryView query={query} skeleton={['h-10', 'h-64', 'h-40']} className="grid gap-4">
        {(offer) => <WithProducts key={offer.id} offer={offer} Papers={Papers} />}
      </QueryView>
    </>
  );
}

function WithProducts({ offer, Papers }: { offer: OfficeOffer } & OfferPapers) {
  const query = useKnownProducts(offer);
  return (
    <QueryView query={query} skeleton={['h-10', 'h-64']} className="grid gap-4">
      {(products) => <Editor offer={offer} products={products} Papers={Papers} />}
    </QueryView>
  );
}

interface EditorProps extends OfferPapers {
  offer: OfficeOffer;
  products: readonly KnownProduct[];
}

function Editor({ offer, products, Papers }: EditorProps) {
  const form = useOfferForm(offer);
  const [added, setAdded] = useState<readonly KnownProduct[]>([]);
  const known: Known = new Map([...products, ...added].map((one) => [one.id, one]));
  const typed = useTypedOffer(form, known, offer);
  const { save, send, isSending, follow, reload, isOutdated } = useSaveOffer(offer, form);
  const { isSubmitting } = useFormState({ control: form.control });
  const [isPreviewed, setPreviewed] = useState(false);
  const [link, setLink] = useState<string>();
  const isBusiness = offer.accountType === 'b2b';
  const isClosed = offer.state === 'accepted';
  const undoable = useUndoables().get(offerSubject(offer));
  // No submit: Enter in a field and Ctrl+S save, and send nothing to the customer.
  const sendToCustomer = form.handleSubmit(async (values) => {
    try {
      setLink(await send(values, centsToEuros(typed.totals.totalCents)));
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <>
      <Form
        form={form}
        onSubmit={async (values) => {
          await save(values);
        }}
      >
        <UnsavedGuard form={form} opener="offer" />
        <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="code text-xl font-semibold">{offer.offerNumber}</h2>
          <OfferStateBadge state={offer.state} />
          {offer.hasDraft && <span className="text-sm text-text-2">με αλλαγές που δεν στάλθηκαν</span>}
          {offer.nextStep !== undefined && <span className="text-base text-text-2">{offer.nextStep}</span>}
          {offer.orderId !== undefined && (
            <TextLink href={ordersHref({ order: offer.orderId })}>
              Παραγγελία {offer.orderNumber ?? ''}
            </TextLink>
          )}
        </header>
        {isOutdated && (
          <Notice tone="medium" className="mb-3">
            Η προσφορά άλλαξε στο μεταξύ από άλλον.{' '}
            <Button size="xs" variant="outline" onClick={reload}>
              Δείτε την όπως είναι τώρα
            </Button>
          </Notice>
        )}
        {undoable && (
          <UndoLine
            subject={offerSubject(offer)}
            undoable={undoable}
            of={offer.offerNumber}
            className="mb-3 justify-between!"
          />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <Panel>
              <FormField form={form} name="content.title" label="Τίτλος" optional>
                <Input size="sm" maxLength={120} placeholder="Π.χ. Κάμερες για το κατάστημά σας" />
              </FormField>
              <FormField
                form={form}
                name="content.intro"
                label="Εισαγωγή"
                optional
                className="mt-3"
                hint={`Συμπληρώνονται μόνα τους: ${textFields.join(', ')}`}
              >
                <Textarea size="sm" rows={3} maxLength={4_000} className="field-sizing-content min-h-20" />
              </FormField>
            </Panel>
            <OfferSections
              offerId={offer.id}
              form={form}
              known={known}
              learn={(product) => setAdded((before) => [...before, product])}
              typed={typed}
              isBusiness={isBusiness}
            />
            <Panel>
              <FormField form={form} name="content.closing" label="Κλείσιμο" optional>
                <Textarea size="sm" rows={3} maxLength={4_000} className="field-sizing-content min-h-20" />
              </FormField>
            </Panel>
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-4">
            {!offer.isTemplate && (
              <OfferRecipient key={offer.customerId ?? offer.recipient.name} form={form} offer={offer} />
            )}
            <OfferMoney form={form} typed={typed} />
            <div className="grid grid-cols-1 gap-2">
              {!isClosed && !offer.isTemplate && (
                <Button
                  pending={isSubmitting || isSending}
                  pendingLabel="Αποστολή..."
                  data-decision=""
                  onClick={() => void sendToCustomer()}
                >
                  <Send />
                  {offer.version > 0 ? 'Αποστολή νέας έκδοσης' : 'Αποστολή στον πελάτη'}
                </Button>
              )}
              {link !== undefined && <SentLink link={link} />}
              {!isClosed && (
                <SubmitButton form={form} variant="outline" size="sm" pendingLabel="Αποθήκευση...">
                  Αποθήκευση
                </SubmitButton>
              )}
              <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setPreviewed(true)}>
                <Eye />
                Όπως τη βλέπει ο πελάτης
              </Button>
              <OfferActions offer={offer} onLink={setLink} onRevoked={follow} Papers={Papers} />
            </div>
          </div>
        </div>
        {isPreviewed && (
          <OfferPreview offer={offer} form={form} typed={typed} onClose={() => setPreviewed(false)} />
        )}
      </Form>
      {/* Beside the form, because an answer is a form of its own. */}
      <div className="mt-4 grid items-start gap-4 md:grid-cols-2">
        <OfferTrail offer={offer} />
      </div>
    </>
  );
}

/** The link of the offer, which is shown this once. */
function SentLink({ link }: { link: string }) {
  return (
    <p className="flex items-center gap-2 rounded-sm bg-sunken p-2.5 text-sm">
      <span className="min-w-0 flex-1 truncate">{link}</span>
      <CopyButton text={link} label="Αντιγραφή συνδέσμου" done="Ο σύνδεσμος αντιγράφηκε" />
    </p>
  );
}
