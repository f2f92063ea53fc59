import { isOn } from '#shared/switches.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { amountOf, eurosToCents } from '#shared/money.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useApi } from '#ui/page/api.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Price } from '#ui/components/Price.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import type { Product } from '#features/catalogue/contract.ts';
import { ProductTile } from '#features/catalogue/ui/ProductTile.tsx';
import { whyNotAdd } from '../rules.ts';
import { addChosen } from './chosen.ts';
import { Rating } from './Rating.tsx';

const maxCandidates = 20;

interface Props {
  chosen: readonly number[];
  /** Without a search the candidates are of this product's category. */
  like: Product | undefined;
  onClose: () => void;
}

export function AddProductDialog({ chosen, like, onClose }: Props) {
  const [search, setSearch] = useState('');
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...useApi().catalogue.listProducts.queryOptions({
      input: {
        pageSize: maxCandidates,
        ...(search ? { search } : { categoryId: like?.categoryId }),
      },
    }),
    placeholderData: keepPreviousData,
  });

  function add(id: number) {
    const isRefused = whyNotAdd(chosen, id) !== null;
    addChosen(id);
    if (!isRefused) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Προσθήκη στη σύγκριση"
      description={
        search || !like
          ? 'Επιλέξτε ένα προϊόν.'
          : `Επιλέξτε ένα προϊόν: ${like.categoryName} ή ό,τι αναζητήσετε.`
      }
    >
      <SearchField
        label="Αναζήτηση προϊόντος για σύγκριση"
        placeholder="Όνομα, μάρκα ή κωδικός"
        value={search}
        onChange={setSearch}
      />
      <p role="status" className="mt-3 text-sm text-text-3">
        {data?.length === 0 &&
          (search
            ? `Δεν βρέθηκαν προϊόντα για «${search}». Δοκιμάστε άλλες λέξεις.`
            : 'Δεν υπάρχουν προϊόντα εδώ.')}
        {data && data.length > 0 && (search ? 'Αποτελέσματα της αναζήτησης' : 'Προτεινόμενα προϊόντα')}
      </p>
      {error && !data && <ErrorState error={error} className="mt-3" onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading className="mt-3 grid gap-3">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-16" />
          ))}
        </Loading>
      )}
      <ul aria-busy={isPlaceholderData} className="mt-1">
        {data?.map((product) => (
          <Candidate
            key={product.id}
            product={product}
            isChosen={chosen.includes(product.id)}
            onAdd={() => add(product.id)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface CandidateProps {
  product: Product;
  isChosen: boolean;
  onAdd: () => void;
}

function Candidate({ product, isChosen, onAdd }: CandidateProps) {
  const { name, images, categoryId, price } = product;
  const Icon = isChosen ? Check : Plus;
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        onClick={onAdd}
        className="grid w-full grid-cols-[56px_1fr_auto] items-center gap-3 rounded-sm py-2.5 text-left hover:bg-surface-hover"
      >
        <ProductTile image={images[0]} alt="" categoryId={categoryId} sizes="56px" className="rounded-sm!" />
        <span className="min-w-0 text-base">
          <span className="block font-medium">{name}</span>
          {isOn('reviews') && <Rating product={product} />}
          {price !== undefined && <Price amount={amountOf(eurosToCents(price))} />}
        </span>
        <span className={isChosen ? 'text-ok-text' : 'text-text-2'}>
          <Icon aria-hidden="true" className="icon" />
          {isChosen && <span className="sr-only">, είναι ήδη στη σύγκριση</span>}
        </span>
      </button>
    </li>
  );
}
