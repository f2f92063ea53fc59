import { ClientOnly } from '@tanstack/react-router';
import { ChevronDown, Download, FolderTree, ImagePlus, Plus, Undo2, Upload } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Menu } from '#ui/components/Menu.tsx';
import type { MenuItem } from '#ui/components/menu-items.ts';
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

export function ProductActions({ search, onSearch, onNew }: Props) {
  const [pictures, setPictures] = useState<HTMLInputElement | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [showsChanges, setShowsChanges] = useState(false);
  const show = (dialog?: 'categories', category?: string) => onSearch({ ...search, dialog, category });
  const actions: MenuItem[] = [
    { label: 'Κατηγορίες', icon: <FolderTree />, onSelect: () => show('categories') },
    { label: 'Εισαγωγή', icon: <Upload />, onSelect: () => setImporting(true) },
    { label: 'Φωτογραφίες', icon: <ImagePlus />, onSelect: () => pictures?.click() },
    { label: 'Αλλαγές', icon: <Undo2 />, onSelect: () => setShowsChanges(true) },
    { label: 'Εξαγωγή', icon: <Download />, href: '/api/admin/export/products' },
  ];
  return (
    <>
      {/* Where the buttons have no room, a menu keeps their words. */}
      <Menu items={actions} align="end">
        <Button variant="outline" size="sm" className="min-[80rem]:hidden">
          Ενέργειες
          <ChevronDown />
        </Button>
      </Menu>
      {actions.map(({ label, icon, href, onSelect }) => {
        const look = { variant: 'outline', size: 'sm', className: 'max-[80rem]:hidden' } as const;
        return href === undefined ? (
          <Button key={label} {...look} onClick={onSelect}>
            {icon}
            {label}
          </Button>
        ) : (
          <Button key={label} {...look} href={href} download>
            {icon}
            {label}
          </Button>
        );
      })}
      <PictureDrop input={setPictures} />
      {onNew && (
        <Button size="sm" onClick={onNew}>
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
