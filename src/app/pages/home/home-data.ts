// Apart from the parts that show it, so that the loader does not bring their code into every page.

/** Asks for the products that the home page puts forward. */
export const featuredInput = { pageSize: 4 };

/** Asks for the services that it shows. */
export const homeServicesInput = { onHome: true };
