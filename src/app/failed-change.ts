import { ORPCError } from '@orpc/client';
import { generalRefusals } from '../shared/errors.ts';

type Told = { title: string; description: string };

/** What a change says of itself for the case that it fails. */
type Wording = { title?: string | undefined; failure?: string | undefined };

/**
 * Says an error to a person: the server's own sentence, or that the network failed. `failure` stands in
 * where the server has no more to say than that something went wrong.
 */
export function describeError(error: unknown, { title = 'Σφάλμα', failure }: Wording = {}): Told {
  if (error instanceof ORPCError && error.code !== 'FAULT') return { title, description: error.message };
  // fetch throws a TypeError when no answer came at all.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) {
    return {
      title: 'Σφάλμα δικτύου',
      description: 'Παρουσιάστηκε σφάλμα σύνδεσης. Προσπαθήστε ξανά.',
    };
  }
  return { title, description: failure ?? generalRefusals.FAULT.message };
}
