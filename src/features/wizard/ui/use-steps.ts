import { useNavigate } from '@tanstack/react-router';
import { wizardHref } from '../wizard-search.ts';
import { resetWizard } from './wizard-state.ts';

/** Opens steps by their address, so that the browser's Back walks them. */
export function useSteps() {
  const navigate = useNavigate();
  const open = (step: number, replace = false) =>
    void navigate({ href: wizardHref({ step }), replace, resetScroll: true });
  return {
    open,
    newSearch() {
      resetWizard();
      open(1);
    },
  };
}
