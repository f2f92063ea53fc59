// Reckons the formulas that an advice shows, as somebody with a pocket calculator would.
import type { Formula } from '#features/advice/types.ts';

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  εφ: (degrees = 0) => Math.tan((degrees * Math.PI) / 180),
  max: Math.max,
  min: Math.min,
};

/** The value of an expression in Greek notation: `1.200·10^(−6/20)`, `⌈110 / 55⌉`, `max(2; 5)`, `εφ(90°/2)`. */
export function valueOfExpression(text: string): number {
  const tokens =
    text
      .replaceAll(/(?<=\d)\.(?=\d{3})/g, '')
      .replaceAll(/[€°\s ]/g, '')
      .match(/\d+(?:,\d+)?|εφ|max|min|./g) ?? [];
  let at = 0;
  const next = (token: string) => tokens[at] === token && (at += 1) > 0;
  const expect = (token: string) => {
    if (!next(token)) throw new Error(`«${token}» expected at ${at} of «${text}»`);
  };
  function atom(): number {
    if (next('−')) return -power();
    if (next('(')) return closed(')');
    if (next('⌈')) return Math.ceil(closed('⌉') - 1e-9);
    const token = tokens[at] ?? '';
    at += 1;
    const known = functions[token];
    if (!known) {
      if (!/^\d/.test(token)) throw new Error(`a number expected at ${at - 1} of «${text}»`);
      return Number(token.replace(',', '.'));
    }
    expect('(');
    const values = [sum()];
    while (next(';')) values.push(sum());
    expect(')');
    return known(...values);
  }
  function closed(bracket: string): number {
    const value = sum();
    expect(bracket);
    return value;
  }
  function power(): number {
    const base = atom();
    return next('^') ? base ** power() : base;
  }
  function product(): number {
    let value = power();
    for (;;) {
      if (next('·')) value *= power();
      else if (next('/')) value /= power();
      else return value;
    }
  }
  function sum(): number {
    let value = product();
    for (;;) {
      if (next('+')) value += product();
      else if (next('−')) value -= product();
      else return value;
    }
  }
  const value = sum();
  if (at !== tokens.length) throw new Error(`«${tokens.slice(at).join('')}» is left of «${text}»`);
  return value;
}

/** What a formula that is no sum says: the grades of parts, the band of a risk, that there is nothing to reckon. */
function worded({ id, formula, numbers }: Formula): number | undefined {
  if (id === 'grade')
    return Math.min(...[...numbers.matchAll(/βαθμός (\d)/g)].map(([, grade]) => Number(grade)));
  if (id === 'grade-needed') {
    // max(βαθμός(50,5); 3): what is traded in asks for a grade of its own.
    const [, scored = numbers, least = '0'] = /^max\((.*); (\d)\)$/.exec(numbers) ?? [];
    const risk = valueOfExpression(scored.replace('βαθμός', ''));
    const band = formula.split(' · ').find((part) => {
      const [, sign, limit = ''] = /R ([<≥]) (\d+): \d/.exec(part) ?? [];
      return sign === '<' ? risk < Number(limit) : risk >= Number(limit);
    });
    return Math.max(Number(band?.at(-1)), Number(least));
  }
  if (['κανένα μέτρο', 'το τοποθετείτε εσείς', 'κανένα προϊόν δεν θέλει τεχνικό'].includes(numbers)) return 0;
  return undefined;
}

/** The formulas whose numbers do not make their result; figures are shown with two or three decimals. */
export const formulaFaults = (formulas: readonly Formula[]): string[] =>
  formulas.flatMap((formula) => {
    const { id, numbers, result, unit } = formula;
    try {
      const value = worded(formula) ?? valueOfExpression(numbers);
      const isRight = Math.abs(value - result) <= Math.max(0.011, Math.abs(result) * 0.002);
      return isRight ? [] : [`${id}: «${numbers}» is ${value}, not ${result} ${unit}`];
    } catch (error) {
      return [`${id}: ${String(error)}`];
    }
  });
