import { ClientOnly } from '@tanstack/react-router';
import { Download, FolderTree, Plus, Undo2, Upload } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../../ui/page/lazy-part.tsx';
import { Button } from '../../../../ui/pieces/Button.tsx';
import type { AdminProductsSearch } from '../../admin-search.ts';
import { PictureDrop } from './PictureDrop.tsx';

const CategoriesDialog = lazyPart(() => import('./CategoriesDialog.tsx'), 'CategoriesDialog');
const ChangesDialog = lazyPart(() => import('./ChangesDialog.tsx'), 'ChangesDialog');
const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'), 'ImportDialog');

interface Props {
  search: AdminProductsSearch;
  onSearch: (search: AdminProductsSearch) => void;
  /** Absent if the page already shows the form of a new product. */
  onNew?: () => void;
}

/** The buttons in the title bar above the products. */
export function ProductActions({ search, onSearch, onNew }: Props) {
  const [isImporting, setImporting] = useState(false);
  const [showsChanges, setShowsChanges] = useState(false);
  const show = (dialog?: 'categories', category?: string) => onSearch({ ...search, dialog, category });
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => show('categories')}>
        <FolderTree />
        <span className="max-sm:sr-only">Κατηγορίες</span>
      </Button>
      <Button variant="outline" size="sm" onClick={() => setImporting(true)}>
        <Upload />
        <span className="max-sm:sr-only">Εισαγωγή</span>
      </Button>
      <PictureDrop />
      <Button variant="outline" size="sm" onClick={() => setShowsChanges(true)}>
        <Undo2 />
        <span className="max-xl:sr-only">Αλλαγές</span>
      </Button>
      <Button variant="outline" size="sm" href="/api/admin/export/products" download>
        <Download />
        <span className="max-sm:sr-only">Εξαγωγή</span>
      </Button>
      {onNew && (
        <Button size="sm" className="max-sm:grow" onClick={onNew}>
          <Plus />
          Νέο προϊόν
        </Button>
      )}
      <ClientOnly>
        {search.dialog && (
          <CategoriesDialog
            editingId={search.category}
            onEdit={(id) => show('categories', id)}
            onClose={() => show()}
          />
        )}
        {showsChanges && <ChangesDialog onClose={() => setShowsChanges(false)} />}
        {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      </ClientOnly>
    </>
  );
}
