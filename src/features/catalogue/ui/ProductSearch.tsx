import { useNavigate } from '@tanstack/react-router';
import { productsHref, type ProductsSearch } from '../products-search.ts';

/** Looks for words among the products; what is filtered stays filtered. Works without a script too. */
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
        // Another address, another text in it.
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
