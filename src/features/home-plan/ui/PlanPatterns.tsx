/** The patterns of lawn and floors; `id` makes their names unique in the page. */
export function PlanPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}grid`} width="18" height="18" patternUnits="userSpaceOnUse">
        <path d="M18 0H0V18" fill="none" stroke="var(--pl-grid)" />
      </pattern>
      <pattern id={`${id}lawn`} width="34" height="30" patternUnits="userSpaceOnUse">
        <rect width="34" height="30" fill="var(--pl-lawn)" />
        <path
          d="M5 11l3-6 3 6M22 25l3-6 3 6"
          fill="none"
          stroke="var(--pl-blade)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
      </pattern>
      <pattern id={`${id}wood`} width="40" height="20" patternUnits="userSpaceOnUse">
        <rect width="40" height="20" fill="var(--pl-floor)" />
        <path d="M0 .5H40M0 10.5H40M10 0V10M30 10V20" stroke="var(--pl-board)" />
      </pattern>
      <pattern id={`${id}tile`} width="24" height="24" patternUnits="userSpaceOnUse">
        <rect width="24" height="24" fill="var(--pl-floor)" />
        <path d="M24 .5H.5V24" fill="none" stroke="var(--pl-board)" />
      </pattern>
      <pattern id={`${id}plain`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill="var(--pl-floor)" />
      </pattern>
    </defs>
  );
}
