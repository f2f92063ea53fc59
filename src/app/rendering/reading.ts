/** Marks the page while its visitor reads on downwards, so that what floats above it steps aside. Returns what ends it. */
export function followReading(): () => void {
  const { dataset } = document.documentElement;
  let last = scrollY;
  const follow = () => {
    if (Math.abs(scrollY - last) < 8) return;
    if (scrollY > last && scrollY > 200) dataset['reading'] = '';
    else delete dataset['reading'];
    last = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}
