import { Badge } from '#ui/components/Badge.tsx';
import { Anchor } from '#ui/components/Anchor.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { StatusDot } from '#ui/components/StatusDot.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { Tile } from '#ui/components/Tile.tsx';
import { formatAgo } from '#shared/dates.ts';
import { imageUrl } from '#shared/images.ts';
import { euroText } from '#shared/money.ts';
import { CategoryIcon } from '#features/catalogue/ui/CategoryIcon.tsx';
import { adminHref } from '../../admin-tabs.ts';
import type { Overview } from '../../contract.ts';

export function LatestProducts({ products }: { products: Overview['latestProducts'] }) {
  return (
    <Panel
      flush
      title="Νεότερα προϊόντα"
      action={
        <TextLink arrow className="text-base" href={adminHref('products')}>
          Όλα<span className="sr-only"> τα προϊόντα</span>
        </TextLink>
      }
    >
      <DataTable
        caption="Νεότερα προϊόντα"
        columns={[
          { title: 'Προϊόν', namesRow: true, cell: (product) => <ProductName {...product} /> },
          { title: 'Τιμή', className: 'num', cell: ({ price }) => euroText(price) },
          {
            title: 'Απόθεμα',
            className: 'hm',
            cell: ({ inStock }) => (
              <StatusDot tone={inStock ? 'ok' : 'off'}>{inStock ? 'Διαθέσιμο' : 'Εξαντλημένο'}</StatusDot>
            ),
          },
        ]}
        rows={products}
        keyOf={({ id }) => id}
      />
    </Panel>
  );
}

function ProductName({
  id,
  name,
  sku,
  imageUrl: url,
  categoryId,
}: Pick<Overview['latestProducts'][number], 'id' | 'name' | 'sku' | 'imageUrl' | 'categoryId'>) {
  return (
    <Anchor
      href={adminHref('products', { product: String(id) })}
      className="flex min-h-11 items-center gap-3 py-1 font-medium hover:underline"
    >
      <Tile
        src={url && imageUrl(url, 320)}
        alt=""
        icon={<CategoryIcon categoryId={categoryId} />}
        className="size-9 shrink-0 rounded-sm"
      />
      <span className="min-w-24 wrap-anywhere">
        {name}
        <span className="code block text-xs font-normal text-text-3">{sku}</span>
      </span>
    </Anchor>
  );
}

/** The five latest customers, and whether each account is approved. */
export function LatestCustomers({ customers, now }: { customers: Overview['latestCustomers']; now: Date }) {
  return (
    <Panel
      flush
      title="Τελευταίοι πελάτες"
      action={
        <TextLink arrow className="text-base" href={adminHref('customers', { list: 'approved' })}>
          Όλοι<span className="sr-only"> οι πελάτες</span>
        </TextLink>
      }
    >
      <ul>
        {customers.map(({ id, name, companyName, isActive, createdAt }) => (
          <li
            key={id}
            className="flex items-center gap-3 px-3.5 py-2 not-first:border-t not-first:border-line"
          >
            <Anchor
              href={adminHref('customers', { customer: id })}
              className="group grid min-h-9 min-w-0 flex-1 content-center"
            >
              <span className="truncate text-base font-medium group-hover:underline">{name}</span>
              <span className="truncate text-sm text-text-3">
                {[companyName, formatAgo(new Date(createdAt), now)].filter(Boolean).join(' · ')}
              </span>
            </Anchor>
            <Badge tone={isActive ? 'ok' : 'neutral'}>{isActive ? 'Ενεργός' : 'Ανενεργός'}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
