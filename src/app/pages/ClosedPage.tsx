import { company } from '#shared/company.ts';
import { Logo } from '#ui/components/Logo.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';

/** What everybody but an administrator sees before the shop has opened. */
export function ClosedPage() {
  const { name, phone, phoneHref, email, emailHref } = company();
  return (
    <main className="wrap grid min-h-dvh content-between gap-12 py-10 md:py-14">
      <title>{`Ανοίγουμε σύντομα · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <div>
        <h1 className="text-[clamp(2.75rem,9.5vw,9rem)] leading-[0.95] tracking-display">
          Ανοίγουμε σύντομα
        </h1>
        <p className="mt-8 max-w-[48ch] text-xl text-text-2">
          Το κατάστημά μας ετοιμάζεται. Κάμερες, συναγερμοί, έλεγχος πρόσβασης και η εγκατάστασή τους θα είναι
          εδώ.
        </p>
      </div>
      <address className="flex flex-wrap gap-x-8 gap-y-2 text-base not-italic text-text-2">
        {phone && <TextLink href={phoneHref}>{phone}</TextLink>}
        {email && <TextLink href={emailHref}>{email}</TextLink>}
        <TextLink href="/admin">Διαχείριση</TextLink>
      </address>
    </main>
  );
}
