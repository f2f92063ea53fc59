const route = (path: string, file: string) => ({ type: 'route' as const, path, file });

/** All pages of the site: the URL and the file of each. */
export const routes = {
  type: 'root' as const,
  file: 'app/root.tsx',
  children: [
    { type: 'index' as const, file: 'app/pages/HomePage.tsx' },
    route('/products', 'app/pages/ProductsPage.tsx'),
    route('/products/$id', 'app/pages/ProductPage.tsx'),
    route('/advanced-search', 'app/pages/AdvancedSearchPage.tsx'),
    route('/security-visualization', 'features/security-map/ui/SecurityMapPage.tsx'),
    route('/services', 'app/pages/ServicesPage.tsx'),
    route('/wizard', 'features/wizard/ui/WizardPage.tsx'),
    route('/cart', 'app/pages/CartPage.tsx'),
    route('/checkout', 'features/orders/checkout/ui/CheckoutPage.tsx'),
    route('/checkout-enhanced', 'features/orders/checkout/ui/CheckoutEnhancedPage.tsx'),
    route('/order-confirmation/$id', 'app/pages/OrderConfirmationPage.tsx'),
    route('/order-management', 'app/pages/OrderManagementPage.tsx'),
    route('/offer', 'features/offers/ui/OfferPage.tsx'),
    route('/withdrawal', 'features/orders/withdrawals/ui/WithdrawalPage.tsx'),
    route('/points', 'features/orders/points/ui/PointsPage.tsx'),
    route('/login', 'features/customers/ui/LoginPage.tsx'),
    route('/customer-login', 'features/customers/ui/CustomerLoginPage.tsx'),
    route('/register', 'features/customers/ui/RegisterPage.tsx'),
    route('/customer-register', 'features/customers/ui/CustomerRegisterPage.tsx'),
    route('/password-reset', 'features/customers/ui/PasswordResetPage.tsx'),
    route('/customer-dashboard', 'features/account/ui/DashboardPage.tsx'),
    route('/mobile-simulator', 'features/simulator/ui/SimulatorPage.tsx'),
    route('/questions', 'features/trending/ui/QuestionsPage.tsx'),
    route('/contact', 'features/contact/ui/ContactPage.tsx'),
    route('/about', 'app/pages/AboutPage.tsx'),
    route('/terms', 'app/pages/TermsPage.tsx'),
    route('/privacy', 'app/pages/PrivacyPage.tsx'),
    route('/accessibility', 'app/pages/AccessibilityPage.tsx'),
    route('/test', 'app/pages/TestPage.tsx'),
    route('/dev/mail', 'app/pages/DevMailPage.tsx'),
    route('/admin', 'app/pages/AdminPage.tsx'),
    route('/customers-admin', 'app/pages/CustomersAdminPage.tsx'),
    route('/appointments-admin', 'app/pages/AppointmentsAdminPage.tsx'),
    route('/appointments-test', 'app/pages/AppointmentsTestPage.tsx'),
    route('/admin-simple', 'app/pages/AdminSimplePage.tsx'),
    route('/alerts', 'app/pages/AlertsPage.tsx'),
    route('/dev/ui', 'app/pages/UiPage.tsx'),
  ],
};

/** The URL patterns of all pages, with `$names` for parameters. */
export const pagePatterns = routes.children.map((page) => ('path' in page ? page.path : '/'));
