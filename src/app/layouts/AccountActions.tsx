import { ChevronDown, CircleUser, LayoutDashboard, LogOut, Package, Settings } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSignOut } from '#features/customers/ui/use-sign-out.ts';
import type { Viewer, ViewerCustomer } from '#shared/viewer.ts';
import { Button } from '#ui/components/Button.tsx';
import { Menu } from '#ui/components/Menu.tsx';
import { customerPages, signInPages, usePages } from './navigation.ts';

const icons: Record<string, ReactElement> = {
  '/customer-dashboard': <LayoutDashboard />,
  '/order-management': <Package />,
};
const adminPages = [{ href: '/admin' }, { href: '/customers-admin' }];

/**
 * The right end of the header: sign-in links for a visitor, the account menu for a customer, the administration for an
 * administrator.
 */
export function AccountActions({ viewer: { customer, admin } }: { viewer: Viewer }) {
  const [overview] = usePages(adminPages);
  const entrances = usePages(signInPages);
  if (customer) return <CustomerMenu customer={customer} />;
  if (admin && overview) {
    return (
      <Button href={overview.href} variant="outline" size="sm" className="max-md:hidden">
        <Settings />
        Διαχείριση
      </Button>
    );
  }
  return entrances.map(({ href, label, variant }) => (
    <Button key={href} href={href} variant={variant} size="sm" className="ml-1 max-md:hidden">
      {label}
    </Button>
  ));
}

function CustomerMenu({ customer }: { customer: ViewerCustomer }) {
  const name = `${customer.firstName} ${customer.lastName}`;
  const { signOut, isPending } = useSignOut();
  const pages = usePages(customerPages).map((page) => ({ ...page, icon: icons[page.href] }));
  return (
    <Menu
      heading={
        <>
          <span className="block font-semibold">{name}</span>
          <span className="block break-all text-text-2">{customer.email}</span>
        </>
      }
      items={[
        ...pages,
        {
          label: 'Αποσύνδεση',
          icon: <LogOut />,
          onSelect: signOut,
          disabled: isPending,
          divided: pages.length > 0,
        },
      ]}
    >
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Λογαριασμός: ${name}`}
        className="min-w-0 shrink! max-md:hidden"
      >
        <CircleUser />
        <span className="min-w-0 max-w-40 truncate xl:max-w-50">{name}</span>
        <ChevronDown />
      </Button>
    </Menu>
  );
}
