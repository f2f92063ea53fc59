import { ORPCError } from '@orpc/client';
import { generalRefusals } from '../shared/errors.ts';

type Told = { title: string; description: string };

/** The texts for a failed change. */
type Wording = { title?: string | undefined; failure?: string | undefined };

/**
 * Returns the title and description of an error for the user: the server's message, or a network failure. `failure` is the
 * description when the server's message is only the general one.
 */
export function describeError(error: unknown, { title = 'Σφάλμα', failure }: Wording = {}): Told {
  if (error instanceof ORPCError && error.code !== 'FAULT') return { title, description: error.message };
  // fetch throws a TypeError when there was no response.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) {
    return {
      title: 'Σφάλμα δικτύου',
      description: 'Παρουσιάστηκε σφάλμα σύνδεσης. Προσπαθήστε ξανά.',
    };
  }
  return { title, description: failure ?? generalRefusals.FAULT.message };
}
