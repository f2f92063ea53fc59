import { plural } from '#shared/greek.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { LacksSafety } from './LacksSafety.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { Select } from '#ui/form/Select.tsx';
import { FileErrors } from '#ui/upload/FileErrors.tsx';
import { linesAtOnce, useMore } from '#ui/upload/use-more.tsx';
import type { ImportPreview as Preview } from '../../import-contract.ts';

interface Props {
  preview: Preview;
  disabled: boolean;
  onTwin: (line: number, choice: Choice) => void;
}

type Line = Preview['lines'][number];
type Choice = NonNullable<Line['twin']>['choice'];

export function ImportPreview({ preview, disabled, onTwin }: Props) {
  const { added, changed, unchanged, lacking, lines, leftOut, errors } = preview;
  return (
    <div className="grid gap-4">
      {errors.length > 0 ? (
        <FileErrors errors={errors} />
      ) : (
        <p role="status" className="num text-base">
          {plural(added, 'νέο προϊόν', 'νέα προϊόντα')}, {plural(changed, 'αλλαγή', 'αλλαγές')}, {unchanged}{' '}
          χωρίς αλλαγή.
        </p>
      )}
      <LacksSafety count={lacking} />
      {lines.length > 0 && <ChangeTable lines={lines} disabled={disabled} onTwin={onTwin} />}
      {leftOut.length > 0 && (
        <details className="text-sm text-text-2">
          <summary>{plural(leftOut.length, 'γραμμή δεν είναι προϊόν', 'γραμμές δεν είναι προϊόντα')}</summary>
          <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
            {leftOut.slice(0, 10 * linesAtOnce).map(({ line, text }) => (
              <li key={line} className="wrap-anywhere">
                {line}: {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The columns shown of a new product, by their heads. */
const shownOfNew = new Set(['Κατηγορία', 'Τιμή', 'Τιμή αγοράς', 'Απόθεμα']);

function ChangeTable({ lines, disabled, onTwin }: Omit<Props, 'preview'> & { lines: Line[] }) {
  const { limit, more } = useMore(lines.length);
  return (
    <div>
      <DataTable
        caption="Αλλαγές"
        className="max-h-[40dvh] overflow-y-auto"
        columns={[
          { title: 'Γραμμή', className: 'num', cell: ({ line }) => line },
          {
            title: 'Προϊόν',
            namesRow: true,
            cell: ({ name, sku }) => (
              <>
                {name}
                <span className="code block text-xs font-normal text-text-3">{sku}</span>
              </>
            ),
          },
          {
            title: 'Τι αλλάζει',
            cell: (line) => (
              <>
                {line.twin && <TwinField line={line} twin={line.twin} disabled={disabled} onTwin={onTwin} />}
                <Changes line={line} />
              </>
            ),
          },
        ]}
        rows={lines.slice(0, limit)}
        keyOf={({ line }) => line}
      />
      {more}
    </div>
  );
}

const twinBy = { ean: 'Ίδιο EAN', code: 'Ίδιος κωδικός χωρίς τα μηδενικά', name: 'Ίδιο όνομα' };
const choiceLabels: Record<Choice, string> = {
  update: 'Είναι αυτό: ενημέρωση',
  add: 'Άλλο προϊόν: προσθήκη',
  skip: 'Να παραλειφθεί',
};

interface TwinProps extends Omit<Props, 'preview'> {
  line: Line;
  twin: NonNullable<Line['twin']>;
}

/** A line that is probably a product of the shop under another code, with what is done about it. */
function TwinField({ line: { line }, twin: { sku, name, by, choice }, disabled, onTwin }: TwinProps) {
  return (
    <div className="mb-1 grid gap-1 text-sm">
      <span>
        {twinBy[by]} με το «{name}» <span className="code text-xs text-text-3">{sku}</span>
      </span>
      <Select
        size="sm"
        aria-label={`Γραμμή ${line}, ${twinBy[by]}`}
        value={choice}
        disabled={disabled}
        onChange={({ target }) => onTwin(line, target.value as Choice)}
      >
        {Object.entries(choiceLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

function Changes({ line: { isNew, changes } }: { line: Line }) {
  return isNew ? (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone="ok">Νέο</Badge>
      {changes
        .filter(({ label }) => shownOfNew.has(label))
        .map(({ label, after }) => (
          <span key={label}>
            {label}: {after}
          </span>
        ))}
    </span>
  ) : (
    <ul className="grid gap-0.5 text-sm">
      {changes.map(({ label, before = '', after }) => (
        <li key={label} className="break-words whitespace-pre-line">
          {label}: <del className="text-text-3">{before || 'κενό'}</del>{' '}
          <ins className="no-underline">{after || 'κενό'}</ins>
        </li>
      ))}
    </ul>
  );
}
