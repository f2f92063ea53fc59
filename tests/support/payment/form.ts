/** The parameters of Stripe's API that the double reads, as the library sends them. */
export type Form = {
  mode?: string;
  status?: string;
  limit?: string;
  starting_after?: string;
  amount?: string;
  amount_to_capture?: string;
  payment_intent?: string;
  expires_at?: string;
  success_url?: string;
  cancel_url?: string;
  client_reference_id?: string;
  customer_email?: string;
  locale?: string;
  created?: { gte?: string };
  expand?: string[];
  metadata?: Record<string, string>;
  payment_intent_data?: { capture_method?: string; metadata?: Record<string, string> };
  line_items?: { quantity?: string; price_data?: { currency?: string; unit_amount?: string } }[];
};

/** Reads `a[b][0]=c`, the notation of nested parameters. */
export function readForm(text: string): Form {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let at = root;
    for (const [index, part] of path.entries()) {
      if (index === path.length - 1) at[part] = value;
      else at = (at[part] ??= {}) as Record<string, unknown>;
    }
  }
  return listed(root) as Form;
}

/** Objects whose keys are numbers become lists. */
function listed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const);
  const isList = parts.length > 0 && parts.every(([name]) => /^\d+$/.test(name));
  return isList ? parts.map(([, inner]) => inner) : Object.fromEntries(parts);
}
