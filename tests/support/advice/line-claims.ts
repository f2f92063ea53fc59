// Whether the sentences beside a system's products are true, reckoned without the engine.
import { alarmClaims } from './alarm-claims.ts';
import { peopleClaims } from './people-claims.ts';
import { placeClaims } from './place-claims.ts';
import { firstOf, sentence, type Facts } from './reckoning.ts';
import { signedClaims } from './signed-claims.ts';
import { siteClaims } from './site-claims.ts';
import { smokeClaims } from './smoke-claims.ts';
import { utilityClaims } from './utility-claims.ts';
import { doorClaims } from './door-claims.ts';
import { videoClaims } from './video-claims.ts';
import { cableClaims } from './cable-claims.ts';
import { wishClaims } from './wish-claims.ts';

const known = [
  ...alarmClaims,
  ...peopleClaims,
  ...placeClaims,
  ...signedClaims,
  ...siteClaims,
  ...smokeClaims,
  ...utilityClaims,
  ...doorClaims,
  ...videoClaims,
  ...wishClaims,
  ...cableClaims,
].map(([text, claim]) => [sentence(text), claim] as const);

/** The faults of the sentences beside a system's products: what is untrue, and what nobody reckons. */
export function lineFaults(facts: Facts): string[] {
  return facts.bundle.lines.flatMap(({ ruleId, quantity, item, reason, covers = [] }) =>
    [
      { ruleId, quantity, item, isKit: false, text: reason.text },
      ...covers.map((one) => ({
        ruleId: one.ruleId,
        quantity: one.quantity,
        item,
        isKit: true,
        text: one.reason.text,
      })),
    ].flatMap((line) => {
      const faults: string[] = [];
      let rest = line.text;
      while (rest !== '') {
        const found = firstOf(known, rest);
        if (!found) {
          faults.push(`${line.ruleId}: no claim is known for «${rest}»`);
          break;
        }
        if (!found.claim(found.numbers, facts, line, found.said))
          faults.push(`${line.ruleId}: untrue «${found.said}»`);
        rest = rest.slice(found.said.length);
      }
      return faults;
    }),
  );
}
