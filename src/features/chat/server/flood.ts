import type { LimitName } from '#shared/feature.ts';
import type { Services } from '#server/services.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';

/** Counts a request against a rate limit; the refusal says that nothing is lost and when to try again. */
export async function spend(
  { limits }: Pick<Services, 'limits'>,
  name: LimitName,
  key: string,
): Promise<void> {
  const { left, retryAfterSeconds } = await limits.count(name, key);
  if (left >= 0) return;
  const wait = plural(retryAfterSeconds, 'δευτερόλεπτο', 'δευτερόλεπτα');
  const message = `Στέλνετε μηνύματα πολύ γρήγορα. Το κείμενό σας διατηρείται· δοκιμάστε ξανά σε ${wait}.`;
  refuse(generalRefusals, 'TOO_MANY_REQUESTS', { message, retryAfterSeconds, data: { retryAfterSeconds } });
}
