import { Download, FolderTree, Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';

const CategoriesDialog = lazy(async () => ({
  default: (await import('./CategoriesDialog.tsx')).CategoriesDialog,
}));
const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** What stands in the title bar over the products; without `onNew` the form of a new one is on the page already. */
export function ProductActions({ onNew }: { onNew?: () => void }) {
  const [opened, setOpened] = useState<'categories' | 'import'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpened('categories')}>
        <FolderTree />
        <span className="max-sm:sr-only">Κατηγορίες</span>
      </Button>
      <Button variant="outline" size="sm" onClick={() => setOpened('import')}>
        <Upload />
        <span className="max-sm:sr-only">Εισαγωγή</span>
      </Button>
      <Button variant="outline" size="sm" href="/api/admin/export/products" download>
        <Download />
        <span className="max-sm:sr-only">Εξαγωγή</span>
      </Button>
      {onNew && (
        <Button size="sm" onClick={onNew}>
          <Plus />
          Νέο προϊόν
        </Button>
      )}
      <Suspense>
        {opened === 'categories' && <CategoriesDialog onClose={close} />}
        {opened === 'import' && <ImportDialog onClose={close} />}
      </Suspense>
    </>
  );
}
