import { useEffect, useEffectEvent, useRef } from 'react';
import { carryOver } from '../../../../ui/carry-over.ts';
import { toast } from '../../../../ui/toast.ts';
import type { AdminProduct } from '../../admin-contract.ts';
import { productFormValues } from '../../product-form.ts';
import type { ProductFormHandle } from './use-product-form.ts';

/** Lets the open form of a product take over what others change of it, an order its stock or an administrator anything; what was typed stays. */
export function useFollowProduct(form: ProductFormHandle, product: AdminProduct | undefined): void {
  const shown = useRef(product);
  const follow = useEffectEvent((saved: AdminProduct) => {
    const begun = productFormValues(shown.current);
    const { values, isMixed } = carryOver(begun, form.getValues(), productFormValues(saved));
    shown.current = saved;
    form.reset(values, { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
    if (isMixed) {
      toast({
        title: 'Το προϊόν άλλαξε στο μεταξύ',
        description: 'Όσα γράψατε έμειναν, τα υπόλοιπα ενημερώθηκαν. Ελέγξτε και αποθηκεύστε.',
        tone: 'high',
      });
    }
  });
  useEffect(() => {
    if (product && product !== shown.current) follow(product);
  }, [product]);
}
