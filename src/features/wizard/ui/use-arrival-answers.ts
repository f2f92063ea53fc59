import { useHydrated, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { wizardHref, type WizardSearch } from '../wizard-search.ts';
import { changeWizard, useWizard } from './wizard-state.ts';

/** Takes over what the link here already answered; the address then names only the step, so that a reload changes nothing. */
export function useArrivalAnswers({ step, propertyType, product }: WizardSearch): void {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { answers } = useWizard();
  useEffect(() => {
    if (!isHydrated || (propertyType === undefined && product === undefined)) return;
    changeWizard({
      ...(propertyType !== undefined && { answers: { ...answers, propertyType } }),
      ...(product !== undefined && { product }),
    });
    void navigate({ href: wizardHref({ step }), replace: true, resetScroll: false });
  }, [answers, isHydrated, navigate, product, propertyType, step]);
}
