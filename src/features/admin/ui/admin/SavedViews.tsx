import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Menu } from '#ui/components/Menu.tsx';
import { toast } from '#ui/toast/toast.ts';
import { filtersOf, viewHref } from '../../view-links.ts';
import type { SavedView, ViewedList } from '../../views-contract.ts';

const SaveViewDialog = lazyPart(() => import('./SaveViewDialog.tsx'), 'SaveViewDialog');

/** The saved views of a list: each opens its filters; the ones in use can be saved, or deleted with undo. */
export function SavedViews({ list }: { list: ViewedList }) {
  const { admin } = useApi();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const filters = filtersOf(search);
  const { data, isError } = useQuery(admin.listViews.queryOptions({ input: { list } }));
  const views = data ?? [];
  const refresh = () => queryClient.invalidateQueries({ queryKey: admin.listViews.key() });
  const { mutate: save } = useMutation(
    admin.saveView.mutationOptions({ meta: { title: 'Η προβολή δεν αποθηκεύτηκε', confirms: true } }),
  );
  const { mutate: remove } = useMutation(
    admin.removeView.mutationOptions({ meta: { title: 'Η προβολή δεν διαγράφηκε' }, onSettled: refresh }),
  );
  const current = views.find((view) => view.filters === filters);

  function drop({ id, name, filters: kept }: SavedView) {
    remove(
      { list, viewId: id },
      {
        onSuccess: ({ message }) =>
          toast({
            title: message,
            action: { label: 'Αναίρεση', onClick: () => save({ list, name, filters: kept }) },
          }),
      },
    );
  }

  return (
    <>
      <Menu
        align="end"
        heading={
          data?.length === 0
            ? 'Καμία προβολή ακόμη. Φιλτράρετε τη λίστα και αποθηκεύστε την.'
            : isError
              ? 'Οι προβολές δεν φορτώθηκαν.'
              : undefined
        }
        items={[
          ...views.map((view) => ({
            label: view === current ? `${view.name} (τώρα)` : view.name,
            icon: <Bookmark />,
            href: viewHref(list, view.filters),
          })),
          ...(current
            ? [
                {
                  label: `Διαγραφή της «${current.name}»`,
                  icon: <Trash2 />,
                  divided: true,
                  tone: 'critical' as const,
                  onSelect: () => drop(current),
                },
              ]
            : [
                {
                  label: 'Αποθήκευση προβολής…',
                  icon: <BookmarkPlus />,
                  divided: views.length > 0,
                  onSelect: () => setSaving(true),
                },
              ]),
        ]}
      >
        <Button size="sm" variant="outline">
          <Bookmark />
          <span className="max-w-32 truncate">{current?.name ?? 'Προβολές'}</span>
        </Button>
      </Menu>

      {isSaving && <SaveViewDialog list={list} filters={filters} onClose={() => setSaving(false)} />}
    </>
  );
}
