import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { formatDateTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { Tabs } from '#ui/components/Tabs.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';

/** One e-mail: the HTML part in a frame without scripts, the text part, the attachments. */
export function MailView({ id }: { id: number }) {
  const { data: mail, isError, refetch } = useQuery(useApi().mailbox.getMail.queryOptions({ input: { id } }));
  if (isError && !mail) return <ErrorState onRetry={() => void refetch()}>Το email δεν άνοιξε.</ErrorState>;
  if (!mail) {
    return (
      <Loading>
        <Skeleton className="h-120" />
      </Loading>
    );
  }
  return (
    <article aria-label={mail.subject}>
      <h2 className="text-xl">{mail.subject}</h2>
      <p className="mt-1 text-sm text-text-2">
        Προς <span className="break-all">{mail.to}</span> ·{' '}
        <time dateTime={mail.sentAt}>{formatDateTime(new Date(mail.sentAt))}</time>
      </p>
      {mail.attachments.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-4 text-sm">
          {mail.attachments.map(({ filename, contentType, base64 }) => (
            <li key={filename} className="flex items-center gap-1.5">
              <Paperclip className="icon-sm" />
              <TextLink href={`data:${contentType};base64,${base64}`} download={filename}>
                {filename}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <Tabs
        label="Μέρη του email"
        className="mt-4"
        tabs={[
          {
            value: 'html',
            label: 'Σελίδα',
            panel: (
              // Of the shop's origin, which alone may show its pictures; scripts stay forbidden.
              <iframe
                title={`Το email «${mail.subject}»`}
                sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                srcDoc={`<base target="_blank">${mail.html}`}
                className="mt-4 h-[65vh] w-full rounded-md border border-line bg-white"
              />
            ),
          },
          {
            value: 'text',
            label: 'Κείμενο',
            panel: (
              <pre className="mt-4 max-h-[65vh] overflow-auto rounded-md border border-line bg-sunken p-4 font-sans text-sm whitespace-pre-wrap">
                {mail.text}
              </pre>
            ),
          },
        ]}
      />
    </article>
  );
}
