import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo } from '#ui/undo/undoable.ts';
import type { OfficeOffer } from '../../contract.ts';
import { typedOf, type OfferForm, type OfferFormOutput } from './use-offer-form.ts';
import { useKeepOffer } from './use-offers.ts';

/** The subject under which the sending of an offer can be undone. */
export const offerSubject = ({ id }: Pick<OfficeOffer, 'id'>) => `offer:${id}`;

/** Saves what is typed of an offer, and sends it. */
export function useSaveOffer(offer: OfficeOffer, form: OfferForm) {
  const { offers } = useApi();
  const keep = useKeepOffer();
  const meta = { title: 'Η προσφορά δεν αποθηκεύτηκε', inForm: true };
  const saving = useMutation(offers.saveOffer.mutationOptions({ meta }));
  const sending = useMutation(
    offers.sendOffer.mutationOptions({ meta: { ...meta, title: 'Η προσφορά δεν στάλθηκε' } }),
  );
  const takingBack = useMutation(
    offers.undoSendOffer.mutationOptions({
      meta: { title: 'Η αποστολή δεν αναιρέθηκε' },
      onSuccess({ message, offer: changed }) {
        show(changed);
        toast({ title: message });
      },
    }),
  );
  // What the form was written from: what others save meanwhile is refused, never overwritten.
  const [seen, setSeen] = useState(offer.revision);
  function show(changed: OfficeOffer) {
    keep(changed);
    setSeen(changed.revision);
    form.reset({ customerId: changed.customerId ?? '', content: typedOf(changed.content) });
  }
  /** Shows a step that leaves what the offer says, and with it what is typed. */
  function follow(changed: OfficeOffer) {
    keep(changed);
    setSeen((was) => (changed.revision === was + 1 ? changed.revision : was));
  }
  async function save(values: OfferFormOutput): Promise<OfficeOffer> {
    const { offer: saved, message } = await saving.mutateAsync({
      offerId: offer.id,
      seen,
      ...(values.newCustomer ? { newCustomer: values.newCustomer } : { customerId: values.customerId }),
      content: values.content,
    });
    show(saved);
    toast({ title: message });
    return saved;
  }
  /** Saves and sends at the total that the screen shows; returns the link, or undefined if the total is another one. */
  async function send(values: OfferFormOutput, shownTotal: number): Promise<string | undefined> {
    const saved = await save(values);
    if (saved.summary.total !== shownTotal) {
      toast({
        tone: 'high',
        title: 'Τα ποσά άλλαξαν',
        description: 'Οι τιμές του καταλόγου ή της παράδοσης είναι άλλες. Δείτε το σύνολο και στείλτε ξανά.',
      });
      return undefined;
    }
    const {
      message,
      offer: sent,
      link,
      undo,
    } = await sending.mutateAsync({ offerId: offer.id, seen: saved.revision, summary: saved.summary });
    show(sent);
    offerUndo(offerSubject(sent), {
      done: 'Στάλθηκε',
      undo: () => takingBack.mutateAsync({ offerId: sent.id, undo }),
    });
    toast({ title: message, description: `${sent.offerNumber}, ${sent.recipient.name}.` });
    return link;
  }
  return {
    save,
    send,
    /** The form is not busy any more by then: what was saved has reset it. */
    isSending: sending.isPending,
    follow,
    reload: () => show(offer),
    isOutdated: offer.revision !== seen,
  };
}
