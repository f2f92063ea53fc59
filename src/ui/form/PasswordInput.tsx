import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Input } from './Input.tsx';

type Props = Omit<ComponentProps<typeof Input>, 'type' | 'className'>;

/** A password that can be shown while typing. Pass `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput(props: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pr-12"
      />
      <button
        type="button"
        aria-label="Εμφάνιση κωδικού"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-text-2 hover:text-text"
      >
        {isShown ? <EyeOff className="icon" /> : <Eye className="icon" />}
      </button>
    </div>
  );
}
