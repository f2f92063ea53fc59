import { Badge } from '../../../../ui/pieces/Badge.tsx';
import { RowActions } from '../../../../ui/pieces/RowActions.tsx';
import { Table } from '../../../../ui/pieces/Table.tsx';
import type { StoredQuestion } from '../../contract.ts';

interface Props {
  questions: readonly StoredQuestion[];
  isMoving: boolean;
  onOpen: (id: number) => void;
  /** Moves a question from one index of the list to another. */
  onMove: (from: number, to: number) => void;
  onDelete: (question: StoredQuestion) => void;
}

/** The questions as table rows; a question opens its form. */
export function QuestionTable({ questions, isMoving, onOpen, onMove, onDelete }: Props) {
  return (
    <Table caption="Συχνές ερωτήσεις">
      <thead>
        <tr>
          <th scope="col">Ερώτηση</th>
          <th scope="col" className="hm">
            Απάντηση
          </th>
          <th scope="col">
            <span className="sr-only">Ενέργειες</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {questions.map((one, index) => (
          <tr key={one.id}>
            <th scope="row">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(one.id)}
                className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 py-1.5 text-left font-medium wrap-anywhere hover:underline"
              >
                {one.question}
                {!one.isPublished && <Badge>Κρυφή</Badge>}
              </button>
            </th>
            <td className="hm">
              <span className="line-clamp-2 max-w-[64ch] min-w-36 wrap-anywhere text-text-2">
                {one.answer}
              </span>
            </td>
            <td>
              <RowActions
                title={one.question}
                isFirst={index === 0}
                isLast={index === questions.length - 1}
                isMoving={isMoving}
                onMove={(by) => onMove(index, index + by)}
                onDelete={() => onDelete(one)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
