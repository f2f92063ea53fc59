import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { Badge } from '#ui/components/Badge.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { ListedText } from '../../contract.ts';

const TextDialog = lazyPart(() => import('./TextDialog.tsx'), 'TextDialog');

const kinds: Record<ListedText['kind'], string> = {
  page: 'Σελίδες',
  legal: 'Νομικά κείμενα',
  mail: 'Email προς τους πελάτες',
};

interface Props {
  /** The key of the text that the address opens. */
  open: string | undefined;
  onOpen: (key?: string) => void;
  /** The changes of a text. */
  Trail: ComponentType<{ id: string }>;
}

/** What the shop says, as a list of texts of which each opens in a dialog. */
export function TextsAdmin({ open, onOpen, Trail }: Props) {
  const texts = useQuery({ ...useApi().texts.listTexts.queryOptions(), staleTime: 0 });
  return (
    <Panel flush id="texts" title="Κείμενα">
      <QueryView query={texts} skeleton={['h-96']} className="">
        {(data) => (
          <>
            {Object.entries(kinds).map(([kind, title]) => (
              <Kind
                key={kind}
                title={title}
                texts={data.filter((text) => text.kind === kind)}
                onOpen={onOpen}
              />
            ))}
            {data.some(({ key }) => key === open) && open !== undefined && (
              <TextDialog key={open} textKey={open} Trail={Trail} onClose={() => onOpen()} />
            )}
          </>
        )}
      </QueryView>
    </Panel>
  );
}

type KindProps = { title: string; texts: readonly ListedText[]; onOpen: (key: string) => void };

function Kind({ title, texts, onOpen }: KindProps) {
  if (texts.length === 0) return null;
  return (
    <section>
      <h3 className="border-b border-line bg-sunken px-3.5 py-2 text-sm font-medium text-text-2">{title}</h3>
      <ul className="not-last:border-b">
        {texts.map(({ key, label, isOwn, missing }) => (
          <li key={key} className="border-line not-first:border-t">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen(key)}
              className="flex min-h-11 w-full items-center gap-3 px-3.5 py-2 text-left text-base hover:bg-surface-hover"
            >
              <span className="min-w-0 grow wrap-anywhere">
                {label}
                {missing.length > 0 && (
                  <span className="block text-sm text-high-text">Λείπει: {missing.join(', ')}</span>
                )}
              </span>
              {isOwn && <Badge tone="low">Δικό σας</Badge>}
              <ChevronRight aria-hidden="true" className="icon-sm shrink-0 text-text-3" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
