// Separate from the components, so that the loader does not add their code to every page.

export const featuredInput = { pageSize: 4 };

export const homeServicesInput = { onHome: true };

export const homeTexts = { page: 'home' } as const;
