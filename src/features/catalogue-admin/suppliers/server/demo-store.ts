import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';

/** The suppliers of the demonstration, who exist nowhere else, each with the brands that it sells. */
const suppliers = [
  { id: 'demo-1', name: 'Χονδρική Ασφαλείας (επίδειξη)', code: 'XA', brands: ['Phylax', 'Pyrsos', 'Echo'] },
  { id: 'demo-2', name: 'Εισαγωγές Εικόνας (επίδειξη)', code: 'EI', brands: ['Argos', 'Opto'] },
  { id: 'demo-3', name: 'Ηλεκτρολογική Αποθήκη (επίδειξη)', code: 'HA', brands: ['Pyli', 'Volta'] },
] as const;

/** Gives the products of the demonstration a supplier with its code, and a purchase price between 56% and 72% of the selling one. */
export async function loadSuppliersDemo(trx: Transaction, { now }: { now: () => Date }): Promise<void> {
  const at = now();
  await trx
    .insertInto('suppliers')
    .values(suppliers.map(({ id, name }) => ({ id, name, createdAt: at })))
    .execute();
  await sql`
    update products set purchase_price_cents = round(price_cents * (56 + (id * 7) % 17) / 100.0)
    where price_cents > 0`.execute(trx);
  for (const { id, code, brands } of suppliers)
    await sql`
      insert into product_suppliers (product_id, supplier_id, code, price_cents, updated_at)
      select products.id, ${id}, ${code} || '-' || lpad(products.id::text, 4, '0'), purchase_price_cents, ${at}
      from products where brand in (${sql.join(brands)})`.execute(trx);
}
