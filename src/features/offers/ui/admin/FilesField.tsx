import { FileText, Paperclip, X } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Progress } from '#ui/components/Progress.tsx';
import { FieldError } from '#ui/form/FieldError.tsx';
import { maxFilesHere } from '../../limits.ts';
import { officeFileHref } from '../../offer-link.ts';
import { fileTypes, useFileUploads } from './use-file-uploads.ts';
import type { OfferForm } from './use-offer-form.ts';

interface Props {
  form: OfferForm;
  offerId: string;
  name: `content.sections.${number}.files` | `content.sections.${number}.lines.${number}.files`;
  /** What they belong to, for screen readers. */
  of: string;
}

/** The pictures and documents of a line or a section: added one after another, and taken away. */
export function FilesField({ form, offerId, name, of }: Props) {
  const id = useId();
  const files = useWatch({ control: form.control, name }) ?? [];
  const set = (next: typeof files) => form.setValue(name, next, { shouldDirty: true });
  const { uploads, add, dismiss } = useFileUploads(offerId, (file) =>
    set([...(form.getValues(name) ?? []), file]),
  );
  const left = maxFilesHere - files.length - uploads.filter(({ fault }) => fault === undefined).length;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {files.map((file) => (
        <span key={file.id} className="flex max-w-full items-center gap-1.5 rounded-sm bg-sunken pl-1.5">
          {file.isPicture ? (
            <img
              src={`${officeFileHref(offerId, file.id)}?width=320`}
              alt=""
              width={32}
              height={32}
              loading="lazy"
              className="size-8 rounded-xs object-cover"
            />
          ) : (
            <FileText aria-hidden="true" className="icon-sm shrink-0 text-text-3" />
          )}
          <a href={officeFileHref(offerId, file.id)} download className="max-w-48 truncate hover:underline">
            {file.name}
          </a>
          <IconButton
            size="sm"
            label={`Αφαίρεση αρχείου: ${file.name}`}
            onClick={() => set(files.filter((one) => one.id !== file.id))}
          >
            <X />
          </IconButton>
        </span>
      ))}
      {left > 0 && (
        <label className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm text-text-2 hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11">
          <input
            type="file"
            accept={fileTypes.join(',')}
            multiple
            className="sr-only"
            onChange={({ target }) => {
              void add([...(target.files ?? [])].slice(0, left));
              // Allows choosing the same file again after it was removed.
              target.value = '';
            }}
          />
          <Paperclip aria-hidden="true" className="icon-sm" />
          <span>
            Φωτογραφία ή PDF<span className="sr-only">: {of}</span>
          </span>
        </label>
      )}
      {uploads.map(({ id: upload, name: fileName, share, fault }) =>
        fault === undefined ? (
          <span key={upload} className="w-full">
            <Progress
              label={fileName}
              value={Math.round(share * 100)}
              max={100}
              caption={`${Math.round(share * 100)}%`}
            />
          </span>
        ) : (
          <span key={upload} role="alert" className="flex w-full items-center gap-2">
            <FieldError id={`${id}-${upload}`}>
              {fileName}: {fault}
            </FieldError>
            <IconButton size="sm" label={`Απόκρυψη: ${fileName}`} onClick={() => dismiss(upload)}>
              <X />
            </IconButton>
          </span>
        ),
      )}
    </div>
  );
}
