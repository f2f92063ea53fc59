import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import { DataTable } from '#ui/components/DataTable.tsx';
import type { CountLine } from '../../contract.ts';
import { countReasons, type CountReason } from '../../enums.ts';
import { countReasonLabels } from '../../labels.ts';

interface Props {
  countId: string;
  rows: readonly CountLine[];
  isOpen: boolean;
}

const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : String(pieces).replace('-', '−'));

/** The lines of a count; each is stored as soon as its field is left. */
export function CountLines({ countId, rows, isOpen }: Props) {
  return (
    <DataTable
      caption="Γραμμές της απογραφής"
      rows={rows}
      keyOf={({ position }) => position}
      columns={[
        {
          title: 'Προϊόν',
          namesRow: true,
          cell: ({ name, sku }) => (
            <>
              <span className="wrap-anywhere">{name}</span>
              <span className="code block text-xs font-normal text-text-3">{sku}</span>
            </>
          ),
        },
        {
          title: 'Στο ράφι',
          className: 'num',
          cell: ({ stock, reserved }) => (
            <>
              {stock + reserved}
              {reserved > 0 && (
                <span className="block text-xs text-text-3">
                  {stock} + {reserved} σε παραγγελίες
                </span>
              )}
            </>
          ),
        },
        {
          title: 'Μετρήθηκαν',
          className: 'num',
          cell: (line) =>
            isOpen ? (
              <Counted key={line.counted ?? ''} countId={countId} line={line} />
            ) : (
              (line.counted ?? '–')
            ),
        },
        {
          title: 'Διαφορά και λόγος',
          className: 'num',
          cell: (line) => (
            <>
              {line.difference === undefined ? '–' : signed(line.difference)}
              {line.difference !== undefined &&
                line.moved !== undefined &&
                line.moved !== line.difference && (
                  <span className="block text-xs text-text-3">άλλαξαν {signed(line.moved)}</span>
                )}
              {Boolean(line.difference) &&
                (isOpen ? (
                  <Reason countId={countId} line={line} />
                ) : (
                  line.reason !== undefined && (
                    <span className="block text-xs text-text-3">{countReasonLabels[line.reason]}</span>
                  )
                ))}
            </>
          ),
        },
      ]}
    />
  );
}

function useEntry(countId: string, { position, counted, reason, note }: CountLine) {
  const enter = useMutation(
    useApi().purchasing.enterCount.mutationOptions({
      meta: { failure: 'Δεν αποθηκεύτηκε', confirms: [] },
    }),
  );
  return {
    enter: (changed: { counted?: string; reason?: CountReason | null }) =>
      enter.mutate({
        countId,
        entries: [{ position, counted: counted ?? null, reason: reason ?? null, note, ...changed }],
      }),
    isPending: enter.isPending,
  };
}

function Counted({ countId, line }: { countId: string; line: CountLine }) {
  const stored = line.counted === undefined ? '' : String(line.counted);
  const [text, setText] = useState(stored);
  const { enter, isPending } = useEntry(countId, line);
  const isWrong = text.trim() !== '' && !/^\d{1,6}$/.test(text.trim());
  return (
    <Field
      label={`Μετρήθηκαν: ${line.name}`}
      labelHidden
      className="ml-auto w-18 md:w-24"
      error={isWrong ? 'Ακέραιος αριθμός' : undefined}
    >
      <Input
        size="sm"
        className="num"
        inputMode="numeric"
        maxLength={6}
        value={text}
        aria-busy={isPending}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (!isWrong && text.trim() !== stored) enter({ counted: text.trim() });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          nextField(event.currentTarget)?.focus();
        }}
      />
    </Field>
  );
}

/** The same field of the next row; leaving this one stores it. */
function nextField(field: HTMLElement): HTMLElement | undefined {
  const fields = [...(field.closest('table')?.querySelectorAll<HTMLElement>('input') ?? [])];
  return fields[fields.indexOf(field) + 1] ?? (field.blur(), undefined);
}

function Reason({ countId, line }: { countId: string; line: CountLine }) {
  const { enter } = useEntry(countId, line);
  const difference = line.difference ?? 0;
  return (
    <Field
      label={`Λόγος: ${line.name}, ${plural(Math.abs(difference), 'τεμάχιο', 'τεμάχια')} ${difference < 0 ? 'λιγότερα' : 'περισσότερα'}`}
      labelHidden
      className="mt-1 ml-auto w-28 md:w-44"
    >
      <Select
        size="sm"
        value={line.reason ?? ''}
        onChange={({ target }) => enter({ reason: (target.value || null) as CountReason | null })}
      >
        <option value="">Επιλέξτε λόγο</option>
        {countReasons.map((reason) => (
          <option key={reason} value={reason}>
            {countReasonLabels[reason]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
