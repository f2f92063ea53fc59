import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';
import { foldGreek } from '#shared/greek-letters.ts';
import { soundsLike } from '#shared/greeklish.ts';
import { useApi } from '#ui/page/api.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { adminCommands } from '../../admin-commands.ts';
import { hitDetail, hitHref, kindLabels } from '../../hit-links.ts';
import { PaletteOption, type Choice } from './PaletteOption.tsx';
import { useDebounced } from '#ui/page/use-debounced.ts';
import { cx } from '#ui/style/cx.ts';

interface Props {
  screens: readonly { href: string; label: string }[];
  onClose: () => void;
}

const minLength = 2;

const commandsNamed = (named: RegExp): Choice[] =>
  adminCommands
    .filter(({ title, also }) => named.test(foldGreek(`${title} ${also ?? ''}`)))
    .map(({ href, title }) => ({ group: 'Εντολές', href, title }));

/** Finds any command, screen, product, customer, order, appointment or message by keyboard. */
export function CommandPalette({ screens, onClose }: Props) {
  const id = useId();
  const router = useRouter();
  const [text, setText] = useState('');
  const [selected, setSelected] = useState(0);
  const query = useDebounced(text.trim(), 150);
  const {
    data: hits = [],
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...useApi().admin.search.queryOptions({ input: query.length < minLength ? skipToken : { query } }),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });

  const named = new RegExp(soundsLike(text.trim()));
  const choices: Choice[] = [
    ...screens
      .filter(({ label }) => named.test(foldGreek(label)))
      .map(({ href, label }) => ({ group: 'Οθόνες', href, title: label })),
    ...(text.trim() === '' ? [] : commandsNamed(named)),
    ...(text.trim().length < minLength ? [] : hits).map((hit) => ({
      group: kindLabels[hit.kind],
      href: hitHref(hit),
      title: hit.title,
      detail: hitDetail(hit),
    })),
  ];
  const chosen = Math.min(selected, choices.length - 1);
  const groups = Map.groupBy(
    choices.map((choice, index) => ({ ...choice, index })),
    ({ group }) => group,
  );
  const isNothing = choices.length === 0 && !isFetching && !error && query === text.trim();

  function open(choice: Choice | undefined) {
    if (!choice) return;
    onClose();
    void router.navigate({ href: choice.href });
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setSelected((chosen + step + choices.length) % choices.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(choices[chosen]);
    }
  }

  return (
    <Dialog open flush size="md" onOpenChange={onClose} title="Αναζήτηση">
      <div className="sticky top-0 z-1 border-b border-line bg-surface p-3.5">
        <input
          data-autofocus=""
          type="text"
          role="combobox"
          aria-label="Αναζήτηση σε όλη τη διαχείριση"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Προϊόν, πελάτης, αριθμός παραγγελίας, τηλέφωνο…"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setSelected(0);
          }}
          onKeyDown={onKeyDown}
          className="control"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Αποτελέσματα"
        className={cx('pb-2', !error && 'min-h-40')}
      >
        {[...groups].map(([group, options]) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="px-4.5 pt-3 pb-1 text-xs font-medium text-text-3">
              {group}
            </p>
            {options.map(({ index, ...choice }) => (
              <PaletteOption
                key={choice.group + choice.href}
                id={`${id}-${index}`}
                choice={choice}
                isActive={index === chosen}
                onPoint={() => setSelected(index)}
                onOpen={() => open(choice)}
              />
            ))}
          </div>
        ))}
      </div>
      {error && (
        <ErrorState
          title="Η αναζήτηση δεν έγινε"
          error={error}
          className="mx-4.5 my-4"
          onRetry={() => void refetch()}
        />
      )}
      <p role="status" className="px-4.5 pb-4 text-base text-text-2 empty:hidden">
        {isNothing && 'Δεν βρέθηκαν αποτελέσματα'}
      </p>
    </Dialog>
  );
}
