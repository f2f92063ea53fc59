import { useNavigate } from '@tanstack/react-router';
import { productsHref, type ProductsSearch } from '../products-search.ts';

/** Searches the products and keeps the filters. Works without JavaScript too. */
export function ProductSearch({ search }: { search: ProductsSearch }) {
  const navigate = useNavigate();
  return (
    <form
      role="search"
      action="/products"
      className="w-full sm:w-80"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('search');
        const href = productsHref({ ...search, page: 1, search: String(words).trim() });
        void navigate({ href, resetScroll: false });
      }}
    >
      <input
        // Remounts the input when the address changes its text.
        key={search.search}
        type="search"
        name="search"
        aria-label="Αναζήτηση προϊόντων"
        placeholder="Αναζήτηση προϊόντων"
        maxLength={100}
        defaultValue={search.search}
        className="control"
      />
    </form>
  );
}
