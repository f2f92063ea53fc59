import { useLocation } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Scale, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { plural } from '#shared/greek.ts';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { cx } from '#ui/style/cx.ts';
import { ProductTile } from '#features/catalogue/ui/ProductTile.tsx';
import { comparisonHref, readIds } from '../comparison-address.ts';
import { maxProducts } from '../rules.ts';
import { onChosen, removeChosen, useChosen } from './chosen.ts';
import { clearChosen } from './clear-chosen.ts';
import { showChoice } from './CompareTick.tsx';
import { useProducts } from './use-products.ts';

const showChoices = () => {
  for (const tick of document.querySelectorAll<HTMLInputElement>('input[name=compare]')) showChoice(tick);
};

/** Where products are chosen; on a product's page the tray is folded at first, because it covers text. */
function placeOf(pathname: string, searchStr: string): 'list' | 'product' | 'none' {
  if (pathname.startsWith('/products/')) return 'product';
  const isCompared = new URLSearchParams(searchStr).get('tab') === 'compare';
  const isList = pathname === '/' || pathname === '/products' || pathname === '/advanced-search';
  return isList && !isCompared ? 'list' : 'none';
}

/** The chosen products at the lower edge of lists and products' pages, and the way to compare them. */
export function Tray() {
  const chosen = useChosen();
  const ids = readIds(chosen);
  const place = useLocation({ select: ({ pathname, searchStr }) => placeOf(pathname, searchStr) });
  const [folded, setFolded] = useState<boolean>();
  const isFolded = folded ?? place === 'product';
  const { products, gone } = useProducts(ids);
  const tray = useRef<HTMLElement>(null);

  // Elsewhere on the page the same products can be ticked.
  useEffect(() => {
    showChoices();
    return onChosen(showChoices);
  }, []);
  // A status that is rendered with its first text would not be announced.
  const status = useRef<HTMLParagraphElement>(null);
  const count = ids.length;
  useEffect(() => {
    if (status.current) status.current.textContent = `Στη σύγκριση: ${count} από ${maxProducts} προϊόντα`;
  }, [count]);
  const missing = gone.join();
  useEffect(() => {
    for (const id of readIds(missing)) removeChosen(id);
  }, [missing]);

  if (place === 'none') return null;

  function remove(id: number) {
    removeChosen(id);
    const next = ids.length > 1 ? tray.current : document.querySelector('main');
    next?.focus();
  }
  return (
    <section
      ref={tray}
      tabIndex={-1}
      aria-label="Προϊόντα για σύγκριση"
      data-tray=""
      className="fixed inset-x-3 bottom-[calc(12px+var(--bar-height,0px)+env(safe-area-inset-bottom))] z-(--z-sticky) flex animate-rise-in items-center gap-2 rounded-md border border-line-strong bg-surface p-2 shadow-float outline-none data-folded:right-auto md:right-auto md:bottom-4 md:left-6 md:gap-3 print:hidden"
      data-folded={isFolded ? '' : undefined}
    >
      <p ref={status} role="status" className="sr-only" />
      <ul className={cx('flex min-w-0 gap-1 sm:gap-1.5', isFolded && 'hidden')}>
        {ids.map((id, index) => {
          const product = products[index];
          return (
            <li key={id} className="group relative">
              <ProductTile
                image={product?.images[0]}
                alt=""
                categoryId={product?.categoryId ?? ''}
                sizes="44px"
                className="size-10 rounded-sm! sm:size-11"
              />
              <button
                type="button"
                aria-label={`Αφαίρεση από τη σύγκριση: ${product?.name ?? 'προϊόν'}`}
                title={product?.name}
                onClick={() => remove(id)}
                className="absolute inset-0 grid justify-items-end rounded-sm"
              >
                <span className="grid size-4.5 place-items-center rounded-xs bg-text text-bg">
                  <X className="size-3" />
                </span>
              </button>
            </li>
          );
        })}
        {Array.from({ length: maxProducts - ids.length }, (_, index) => (
          <li
            key={index}
            aria-hidden="true"
            className="size-10 rounded-sm border border-dashed border-control max-[22rem]:hidden sm:size-11"
          />
        ))}
      </ul>
      <Button size="sm" href={comparisonHref(ids)} className="ml-auto">
        <Scale className="max-sm:hidden" />
        Σύγκριση
        {isFolded && <span aria-hidden="true">({count})</span>}
        <span className="sr-only">, {plural(ids.length, 'προϊόν', 'προϊόντα')}</span>
      </Button>
      <IconButton
        label={isFolded ? 'Εμφάνιση των προϊόντων για σύγκριση' : 'Σύμπτυξη της σύγκρισης'}
        aria-expanded={!isFolded}
        onClick={() => setFolded(!isFolded)}
        className="-ml-1"
      >
        {isFolded ? <ChevronRight /> : <ChevronLeft />}
      </IconButton>
      <IconButton
        label="Καθαρισμός της σύγκρισης"
        onClick={() => {
          clearChosen();
          document.querySelector('main')?.focus();
        }}
        className={cx('-ml-1', isFolded && 'hidden')}
      >
        <X />
      </IconButton>
    </section>
  );
}
