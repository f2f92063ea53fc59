declare module 'virtual:endpoint-paths' {
  /**
   * Place of an endpoint in the contract → «METHOD /path», path parameters in braces; the word «detailed» follows where
   * the input says by itself what goes where.
   */
  export const endpointPaths: Record<string, string>;
}

declare module 'virtual:late-endpoint-paths' {
  /** As above, of the endpoints that only administrators call, and of features that load on first use. */
  export const endpointPaths: Record<string, string>;
}
