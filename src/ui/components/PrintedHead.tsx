import { company } from '#shared/company.ts';
import { Logo } from './Logo.tsx';

/** The company's details at the head of a printed order or product; the page's own header is not printed. */
export function PrintedHead() {
  const { legalName, address, phone, email, afm, doy } = company();
  return (
    <div className="mb-8 hidden justify-between gap-8 border-b border-line pb-5 text-sm print:flex">
      <Logo size="lg" />
      <p className="text-right">
        {legalName}
        <br />
        {address.text}
        <br />
        ΑΦΜ {afm}, ΔΟΥ {doy}
        <br />
        {phone} · {email}
      </p>
    </div>
  );
}
