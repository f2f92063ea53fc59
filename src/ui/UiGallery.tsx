import { ButtonsDemo } from './gallery/ButtonsDemo.tsx';
import { DataDemo } from './gallery/DataDemo.tsx';
import { FeedbackDemo } from './gallery/FeedbackDemo.tsx';
import { FormsDemo } from './gallery/FormsDemo.tsx';
import { FoundationsDemo } from './gallery/FoundationsDemo.tsx';
import { LiveFormDemo } from './gallery/LiveFormDemo.tsx';
import { NavigationDemo } from './gallery/NavigationDemo.tsx';
import { OverlaysDemo } from './gallery/OverlaysDemo.tsx';
import { Logo } from './Logo.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/**
 * Every piece of the design system in every state, for the page /dev/ui. The switch at the top changes the theme;
 * `picture` is the address of a product's render.
 */
export function UiGallery({ picture }: { picture?: string }) {
  return (
    <div className="wrap pt-8 pb-20">
      <header className="flex flex-wrap items-center justify-between gap-4 border-b-2 border-text pb-5">
        <h1>
          <Logo size="lg" />
        </h1>
        <ThemeSwitch name="theme-in-gallery" />
      </header>
      <FoundationsDemo />
      <div className="grid gap-x-16 lg:grid-cols-2">
        <ButtonsDemo />
        <FormsDemo />
      </div>
      <LiveFormDemo />
      <FeedbackDemo />
      <OverlaysDemo />
      <NavigationDemo />
      <DataDemo picture={picture} />
    </div>
  );
}
