/** What an address is called in lists: its label, or the street. */
export const addressName = ({ label, address }: { label: string; address: string }) => label || address;
