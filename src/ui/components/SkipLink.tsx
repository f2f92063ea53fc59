/** The first tab stop: skips the header to the page's content. */
export function SkipLink({ to = '#main' }: { to?: string }) {
  return (
    <a
      href={to}
      className="fixed top-2 left-2 z-(--z-toast) -translate-y-[150%] rounded-sm bg-ink px-4 py-3 text-base font-medium text-on-ink-btn focus:translate-y-0 print:hidden"
    >
      Μετάβαση στο περιεχόμενο
    </a>
  );
}
