import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import { euroText } from '#shared/money.ts';
import { Button } from '#ui/components/Button.tsx';
import { cx } from '#ui/style/cx.ts';
import type { IssuedDocument } from '../contract.ts';
import { documentTitles } from '../document.ts';

interface Props {
  document: IssuedDocument;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A document with its number, day and amount, to download. */
export function DocumentRow({ document, actions, children }: Props) {
  const { id, kind, number, date, total, cancels, cancelledBy, credits, credited } = document;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 border-b border-line py-3 text-base">
      <div className="min-w-0 wrap-anywhere">
        <p className={cx('font-medium', cancelledBy && 'text-text-3 line-through')}>
          {documentTitles[kind]} <span className="code font-normal">{number}</span>
        </p>
        <p className="text-sm text-text-2">
          <span className="num">{formatDate(date)}</span>
          {cancels && (
            <>
              {' '}
              · ακυρώνει το <span className="code">{cancels}</span>
            </>
          )}
          {credits && (
            <>
              {' '}
              · πιστώνει μέρος του <span className="code">{credits}</span>
            </>
          )}
          {credited !== undefined && !cancelledBy && (
            <>
              {' '}
              · πιστώθηκαν <span className="num">{euroText(credited)}</span>
            </>
          )}
          {cancelledBy && (
            <>
              {' '}
              · ακυρώθηκε με το <span className="code">{cancelledBy}</span>
            </>
          )}
        </p>
      </div>
      <p className="num text-right font-semibold">{euroText(total)}</p>
      {children && <div className="col-span-full text-sm wrap-anywhere text-text-2">{children}</div>}
      <div className="col-span-full flex flex-wrap gap-2">
        <Button
          size="xs"
          variant="outline"
          href={`/api/documents/${id}/pdf`}
          download
          aria-label={`Λήψη PDF: ${documentTitles[kind]} ${number}`}
        >
          <Download />
          PDF
        </Button>
        {actions}
      </div>
    </li>
  );
}
