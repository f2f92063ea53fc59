import { Logo } from '../components/Logo.tsx';
import { ThemeSwitch } from '../components/ThemeSwitch.tsx';
import { ButtonsDemo } from './ButtonsDemo.tsx';
import { DataDemo } from './DataDemo.tsx';
import { FeedbackDemo } from './FeedbackDemo.tsx';
import { FormsDemo } from './FormsDemo.tsx';
import { FoundationsDemo } from './FoundationsDemo.tsx';
import { LiveFormDemo } from './LiveFormDemo.tsx';
import { NavigationDemo } from './NavigationDemo.tsx';
import { OverlaysDemo } from './OverlaysDemo.tsx';

/**
 * All components of the design system in all states, for the page /dev/ui. The switch at the top changes the theme;
 * `picture` is the URL of a product's picture.
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
