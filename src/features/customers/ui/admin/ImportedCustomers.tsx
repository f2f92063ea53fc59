import { plural } from '#shared/greek.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { Select } from '#ui/form/Select.tsx';
import { FileErrors } from '#ui/upload/FileErrors.tsx';
import { useMore } from '#ui/upload/use-more.tsx';
import { accountTypeLabels } from '../../contract.ts';
import type { CustomerImportPreview } from '../../intake-contract.ts';

type Line = CustomerImportPreview['lines'][number];
type Choice = NonNullable<Line['twin']>['choice'];

interface Props {
  preview: CustomerImportPreview;
  disabled: boolean;
  onTwin: (line: number, choice: Choice) => void;
}

const twinBy = { email: 'Ίδιο email', afm: 'Ίδιο ΑΦΜ', phone: 'Ίδιο τηλέφωνο' };

/** The customers that a file would add, those that are probably known first, or its errors. */
export function ImportedCustomers({ preview: { added, skipped, lines, errors }, disabled, onTwin }: Props) {
  const { limit, more } = useMore(lines.length);
  const inOrder = lines.toSorted((a, b) => Number(b.twin !== undefined) - Number(a.twin !== undefined));
  return (
    <div className="grid gap-4">
      {errors.length > 0 ? (
        <FileErrors errors={errors} />
      ) : (
        <p role="status" className="num text-base">
          {plural(added, 'νέος πελάτης', 'νέοι πελάτες')}
          {skipped > 0 &&
            `, ${plural(skipped, 'παραλείπεται επειδή υπάρχει', 'παραλείπονται επειδή υπάρχουν')}`}
          .
        </p>
      )}
      {lines.length > 0 && (
        <div>
          <DataTable
            caption="Πελάτες του αρχείου"
            className="max-h-[40dvh] overflow-y-auto"
            columns={[
              { title: 'Γραμμή', className: 'num', cell: ({ line }) => line },
              {
                title: 'Πελάτης',
                namesRow: true,
                cell: ({ fullName, facts }) => (
                  <>
                    {fullName}
                    <span className="block text-xs font-normal wrap-anywhere text-text-3">{facts}</span>
                  </>
                ),
              },
              {
                title: 'Τι γίνεται',
                cell: (line) => <Outcome line={line} disabled={disabled} onTwin={onTwin} />,
              },
            ]}
            rows={inOrder.slice(0, limit)}
            keyOf={({ line }) => line}
          />
          {more}
        </div>
      )}
    </div>
  );
}

interface OutcomeProps extends Omit<Props, 'preview'> {
  line: Line;
}

function Outcome({ line: { line, accountType, canViewPrices, twin }, disabled, onTwin }: OutcomeProps) {
  if (!twin)
    return (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone="ok">Νέος</Badge>
        {accountTypeLabels[accountType]}
        {canViewPrices && ' · βλέπει τιμές'}
      </span>
    );
  const where = twin.line === undefined ? twin.fullName : `${twin.fullName}, γραμμή ${twin.line}`;
  return (
    <div className="grid gap-1 text-sm">
      <span>
        {twinBy[twin.by]} με: {where}
      </span>
      {twin.by === 'email' ? (
        <Badge tone="neutral">Παραλείπεται</Badge>
      ) : (
        <Select
          size="sm"
          aria-label={`Γραμμή ${line}, ${twinBy[twin.by]}`}
          value={twin.choice}
          disabled={disabled}
          onChange={({ target }) => onTwin(line, target.value as Choice)}
        >
          <option value="skip">Ο ίδιος: να παραλειφθεί</option>
          <option value="add">Άλλος: προσθήκη</option>
        </Select>
      )}
    </div>
  );
}
