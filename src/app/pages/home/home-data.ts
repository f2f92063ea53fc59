// Separate from the components, so that the loader does not add their code to every page.

/** The query of the featured products. */
export const featuredInput = { pageSize: 4 };

/** The query of the home page's services. */
export const homeServicesInput = { onHome: true };

/** The service whose duration the third step names. */
export const installationSlug = 'egkatastasi-kameron';
