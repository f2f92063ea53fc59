declare module 'virtual:endpoint-paths' {
  /** Place of an endpoint in the contract → «METHOD /path», path parameters in braces. */
  export const endpointPaths: Record<string, string>;
}
