import type { UseQueryResult } from '@tanstack/react-query';
import { Languages, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { IconButton } from '../../../../ui/pieces/IconButton.tsx';
import { QueryView } from '../../../../ui/pieces/QueryView.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { Table } from '../../../../ui/pieces/Table.tsx';
import type { Synonym } from '../../contract.ts';

interface Props {
  synonyms: UseQueryResult<Synonym[]>;
  onOpen: (id: number) => void;
  onAdd: () => void;
  onDelete: (synonym: Synonym) => void;
}

/** The synonyms as table rows; a word opens the form. */
export function SynonymTable({ synonyms, onOpen, onAdd, onDelete }: Props) {
  return (
    <Panel
      flush
      title="Συνώνυμα"
      action={
        <Button size="xs" aria-haspopup="dialog" onClick={onAdd}>
          <Plus />
          Νέο συνώνυμο
        </Button>
      }
      className="[&_tbody>tr:last-child>:is(th,td)]:border-b-0"
    >
      <QueryView
        query={synonyms}
        empty={
          <EmptyState icon={<Languages />} title="Δεν υπάρχουν συνώνυμα" className="px-5">
            Προσθέστε πώς λένε οι πελάτες ό,τι το κατάστημα ονομάζει αλλιώς.
          </EmptyState>
        }
      >
        {(rows) => (
          <Table caption="Συνώνυμα">
            <thead>
              <tr>
                <th scope="col">Οι πελάτες γράφουν</th>
                <th scope="col">Σημαίνει</th>
                <th scope="col">
                  <span className="sr-only">Ενέργειες</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((synonym) => (
                <tr key={synonym.id}>
                  <th scope="row">
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      onClick={() => onOpen(synonym.id)}
                      className="min-h-9 text-left font-medium wrap-anywhere hover:underline"
                    >
                      {synonym.word}
                    </button>
                  </th>
                  <td className="wrap-anywhere">{synonym.meaning}</td>
                  <td className="text-right">
                    <IconButton
                      size="sm"
                      label={`Διαγραφή: ${synonym.word}`}
                      onClick={() => onDelete(synonym)}
                    >
                      <Trash2 />
                    </IconButton>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </QueryView>
    </Panel>
  );
}
