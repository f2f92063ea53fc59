import { useRouter } from '@tanstack/react-router';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { HomePlan } from '#features/home-plan/types.ts';

/** Whose home it is, and how the visitor gets their own. */
export function PlanSource({ plan: { source, name } }: { plan: HomePlan }) {
  const hasWizard = '/wizard' in useRouter().routesByPath;
  if (source === 'visitor') return <p className="text-sm text-text-2">{name}, από τον οδηγό επιλογής</p>;
  return hasWizard ? (
    <TextLink href="/wizard" arrow className="text-base max-sm:hidden">
      Βάλτε το δικό σας σπίτι
    </TextLink>
  ) : (
    <p className="text-sm text-text-2 max-sm:hidden">{name}</p>
  );
}
