import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#ui/components/Dialog.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { cx } from '#ui/style/cx.ts';
import type { OfferFile } from '../content-contract.ts';

/** The URL of a file by its id. */
export type FileHref = (id: string) => string;

interface Props {
  files: readonly OfferFile[] | undefined;
  fileHref: FileHref;
  className?: string;
}

/** Pictures and documents beside a line or a section; each opens by itself. */
export function OfferFiles({ files, fileHref, className }: Props) {
  const [shown, setShown] = useState<Pick<OfferFile, 'id' | 'name'>>();
  if (files === undefined || files.length === 0) return null;
  return (
    <>
      <ul aria-label="Συνημμένα" className={cx('flex flex-wrap items-center gap-2.5', className)}>
        {files.map(({ id, name, isPicture }) => (
          <li key={id}>
            {isPicture ? (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setShown({ id, name })}
                className="block overflow-hidden rounded-sm border border-line hover:border-control"
              >
                <img
                  src={`${fileHref(id)}?width=320`}
                  alt={name}
                  width={96}
                  height={72}
                  loading="lazy"
                  decoding="async"
                  className="h-18 w-24 bg-sunken object-cover"
                />
              </button>
            ) : (
              <TextLink
                href={fileHref(id)}
                download
                className="inline-flex min-h-9 items-center gap-1.5 text-base wrap-anywhere pointer-coarse:min-h-11"
              >
                <FileText className="icon-sm shrink-0" />
                {name} (PDF)
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog open size="lg" title={shown.name} onOpenChange={() => setShown(undefined)}>
          <img src={fileHref(shown.id)} alt={shown.name} className="mx-auto max-h-[75vh] w-auto rounded-sm" />
        </Dialog>
      )}
    </>
  );
}
