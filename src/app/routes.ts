import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

/** Every page of the site: its URL and the file that draws it. */
export const routes = rootRoute('app/root.tsx', [
  index('app/pages/HomePage.tsx'),
  route('/cart', 'features/cart/ui/CartPage.tsx'),
  route('/test', 'app/pages/TestPage.tsx'),
  route('/dev/ui', 'app/pages/UiPage.tsx'),
]);
