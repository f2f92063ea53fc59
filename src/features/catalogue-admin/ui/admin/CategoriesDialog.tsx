import { useMutation } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, ImageOff, Pencil, Trash2 } from 'lucide-react';
import { plural } from '#shared/greek.ts';
import { imageUrl } from '#shared/images.ts';
import { moved } from '#shared/moved.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Tile } from '#ui/components/Tile.tsx';
import type { Category } from '#features/catalogue/contract.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { useCategories } from './use-admin-products.ts';

const confirms = ['catalogue'] as const;

interface Props {
  editingId: string | undefined;
  onEdit: (id: string | undefined) => void;
  onClose: () => void;
}

export function CategoriesDialog({ editingId, onEdit, onClose }: Props) {
  const categories = useCategories();
  const { adoptCategories, orderCategories, removeCategory } = useApi().catalogueAdmin;
  const order = useMutation(
    orderCategories.mutationOptions({ meta: { failure: 'Η σειρά δεν αποθηκεύτηκε', confirms } }),
  );
  const remove = useMutation(
    removeCategory.mutationOptions({ meta: { failure: 'Η κατηγορία δεν διαγράφηκε', confirms } }),
  );
  const adopt = useMutation(
    adoptCategories.mutationOptions({ meta: { failure: 'Οι κατηγορίες δεν προστέθηκαν', confirms } }),
  );
  const isBusy = order.isPending || remove.isPending;
  const move = (index: number, step: number) => {
    const seen = categories.map(({ id }) => id);
    order.mutate({ categoryIds: moved(seen, index, index + step), seen });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Κατηγορίες"
      description="Με αυτή τη σειρά εμφανίζονται στο κατάστημα. Διαγράφονται όταν δεν έχουν προϊόντα."
    >
      {categories.length === 0 && (
        <EmptyState
          icon={undefined}
          title="Δεν υπάρχουν κατηγορίες"
          action={
            <Button
              variant="outline"
              size="sm"
              pending={adopt.isPending}
              pendingLabel="Προσθήκη..."
              onClick={() => adopt.mutate(undefined)}
            >
              Προσθήκη των συνηθισμένων του κλάδου
            </Button>
          }
        >
          Προσθέστε την πρώτη παρακάτω, ή ξεκινήστε από τις έτοιμες και κρατήστε όσες σας κάνουν.
        </EmptyState>
      )}
      <ol className="mb-5 grid border-y border-line">
        {categories.map((category, index) => (
          <li key={category.id} className="border-b border-line py-1 last:border-0">
            {editingId === category.id ? (
              <CategoryForm category={category} onDone={() => onEdit(undefined)} />
            ) : (
              <CategoryLine
                category={category}
                isFirst={index === 0}
                isLast={index === categories.length - 1}
                isBusy={isBusy}
                onMove={(step) => move(index, step)}
                onEdit={() => onEdit(category.id)}
                onRemove={() => remove.mutate({ id: category.id })}
              />
            )}
          </li>
        ))}
      </ol>
      <h3 className="mb-2 text-base">Νέα κατηγορία</h3>
      <CategoryForm />
    </Dialog>
  );
}

interface LineProps {
  category: Category;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (step: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function CategoryLine({ category, isFirst, isLast, isBusy, onMove, onEdit, onRemove }: LineProps) {
  const { name, productCount, image } = category;
  return (
    <div className="flex min-h-9 items-center gap-1">
      <Tile
        src={image && imageUrl(image.url, 320)}
        alt=""
        icon={<ImageOff />}
        className="mr-1.5 aspect-[3/2]! w-11 shrink-0 rounded-xs! [&_svg]:size-4!"
      />
      <p className="mr-auto min-w-0 text-base wrap-anywhere">
        {name}
        <span className="num ml-2 text-sm text-text-3">{plural(productCount, 'προϊόν', 'προϊόντα')}</span>
      </p>
      <IconButton
        size="sm"
        label={`Πιο πάνω: ${name}`}
        disabled={isFirst || isBusy}
        onClick={() => onMove(-1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton size="sm" label={`Πιο κάτω: ${name}`} disabled={isLast || isBusy} onClick={() => onMove(1)}>
        <ChevronDown />
      </IconButton>
      <IconButton size="sm" label={`Επεξεργασία: ${name}`} onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton
        size="sm"
        label={productCount > 0 ? `Η κατηγορία «${name}» έχει προϊόντα` : `Διαγραφή: ${name}`}
        disabled={productCount > 0 || isBusy}
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </div>
  );
}
