import { ORPCError } from '@orpc/client';
import { generalRefusals } from '../shared/errors.ts';

type Told = { title: string; description: string };

/** Says an error to a person: the server's own sentence, or that the network failed, or that we did. */
export function describeError(error: unknown, title = 'Σφάλμα'): Told {
  if (error instanceof ORPCError) return { title, description: error.message };
  // fetch throws a TypeError when no answer came at all.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) {
    return {
      title: 'Σφάλμα δικτύου',
      description: 'Παρουσιάστηκε σφάλμα σύνδεσης. Προσπαθήστε ξανά.',
    };
  }
  return { title, description: generalRefusals.FAULT.message };
}
