import type { ReactNode } from 'react';
import { Picture } from '#ui/components/Picture.tsx';
import dusk from './auth-dusk.avif?url';

/** What one sees once signed in. */
const inside =
  'Μέσα βλέπετε τις τιμές σας, πού βρίσκεται κάθε παραγγελία, πότε έρχεται ο τεχνικός και τα παραστατικά σας.';

interface Props {
  title: string;
  intro: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A page with one form in two halves: the form, and from 900 px on a picture; one sentence says what is inside. */
export function AuthLayout({ title, intro, aside, children }: Props) {
  return (
    <div className="auth">
      <div className="auth-form">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2.5 max-w-[56ch] text-text-2">{intro}</p>
        <div className="mt-8">{children}</div>
        <p className="mt-10 border-l-2 border-primary pl-4 text-text-2 md:hidden">{inside}</p>
        {aside && <aside className="mt-12 grid grid-cols-1 content-start gap-8">{aside}</aside>}
      </div>
      <div className="auth-picture">
        <Picture src={dusk} alt="" width={960} height={1200} loading="lazy" decoding="async" />
        <p>{inside}</p>
      </div>
    </div>
  );
}
