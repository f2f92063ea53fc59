import { useHydrated, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { wizardHref, type WizardSearch } from '../wizard-search.ts';
import { changeWizard, useWizard } from './wizard-state.ts';

/** Takes over what the link here already answered; the address then names only the step, so that a reload changes nothing. */
export function useArrivalAnswers({ step, propertyType, product }: WizardSearch): void {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { answers } = useWizard();
  // Not on every change of an answer: the address still has the parameters until the router has replaced it.
  const take = useEffectEvent(() => {
    changeWizard({
      ...(propertyType !== undefined && { answers: { ...answers, propertyType } }),
      ...(product !== undefined && { product }),
    });
    void navigate({ href: wizardHref({ step }), replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (isHydrated && (propertyType !== undefined || product !== undefined)) take();
  }, [isHydrated, product, propertyType]);
}
