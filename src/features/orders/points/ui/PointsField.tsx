import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { formatEuro } from '#shared/money.ts';
import { doubtOf, parseDecimal } from '#shared/parse-decimal.ts';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Button } from '#ui/components/Button.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { pointsPerEuro } from '../contract.ts';
import { shareText } from '../rules.ts';

interface Props {
  balance: number;
  most: number;
  spent: number;
  onChoose: (points: number) => void;
}

/** The part of the order, in euro, that is paid with points. */
export function PointsField({ balance, most, spent, onChoose }: Props) {
  const maxEuros = most / pointsPerEuro;
  const [text, setText] = useState(spent > 0 ? String(spent / pointsPerEuro) : '');
  /** The euros of a text, none for a blank one; undefined if they cannot be spent. */
  function eurosOf(typed: string): number | undefined {
    const euros = typed.trim() === '' ? 0 : parseDecimal(typed, '€');
    return euros !== null && Number.isInteger(euros) && euros >= 0 && euros <= maxEuros ? euros : undefined;
  }

  function type(typed: string) {
    setText(typed);
    onChoose((eurosOf(typed) ?? 0) * pointsPerEuro);
  }

  return (
    <section aria-labelledby="points" className="mt-8 border-t border-line pt-6">
      <h3 id="points" className="text-lg">
        Πόντοι επιβράβευσης
      </h3>
      <p className="mt-1 text-base text-text-2">
        Έχετε {plural(balance, 'πόντο', 'πόντους')}. Οι {pointsPerEuro} πόντοι είναι 1 € έκπτωση: με πόντους
        πληρώνεται έως {shareText()} των προϊόντων με ΦΠΑ, εδώ έως{' '}
        <span className="num">{formatEuro(most)}</span>.{' '}
        <TextLink href="/points">Οι κανόνες των πόντων</TextLink>
      </p>
      {maxEuros > 0 && (
        <div className="mt-3 grid max-w-80 grid-cols-[1fr_auto] items-end gap-3">
          <Field
            label="Έκπτωση σε ακέραια ευρώ"
            className="min-w-0"
            error={
              eurosOf(text) === undefined
                ? (doubtOf(text, '€') ?? `Συμπληρώστε ακέραια ευρώ, από 0 έως ${maxEuros}`)
                : undefined
            }
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              value={text}
              onChange={({ target }) => type(target.value)}
            />
          </Field>
          <Button variant="outline" onClick={() => type(String(maxEuros))}>
            Μέγιστη έκπτωση
          </Button>
        </div>
      )}
    </section>
  );
}
