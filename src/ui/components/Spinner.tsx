/** A spinner in the size of an icon. Hidden from screen readers, because the text next to it says the same. */
export function Spinner({ className = 'icon' }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={`animate-spin ${className}`}
    >
      <path d="M21 12a9 9 0 1 1-6.2-8.56" strokeLinecap="round" />
    </svg>
  );
}
