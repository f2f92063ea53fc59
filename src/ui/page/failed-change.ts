import { ORPCError } from '@orpc/client';
import { pageRefusals } from '#shared/errors.ts';

type Told = { title: string; description: string };

type Wording = {
  title?: string | undefined;
  failure?: string | undefined;
  noAnswer?: Told | undefined;
};

/**
 * Returns the title and description of an error for the user: the server's message, or a network failure, in the words of
 * `noAnswer` if given. `failure` is the description when the server's message is only the general one.
 */
export function describeError(error: unknown, { title, failure, noAnswer }: Wording = {}): Told {
  if (error instanceof ORPCError && error.code !== 'FAULT') {
    return { title: title ?? 'Σφάλμα', description: error.message };
  }
  // fetch throws a TypeError when there was no response.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) {
    return (
      noAnswer ?? {
        title: title ?? 'Σφάλμα δικτύου',
        description: 'Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
      }
    );
  }
  return { title: title ?? 'Σφάλμα', description: failure ?? pageRefusals.FAULT.message };
}
