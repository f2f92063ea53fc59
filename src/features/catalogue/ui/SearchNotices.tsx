import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { useViewer } from '#ui/page/session.ts';
import type { SearchNotice } from '../search-notices.ts';

/** What a search says above its products: that something is not sold, what to do in danger, where prices are seen. */
export function SearchNotices({ notices }: { notices: readonly SearchNotice[] }) {
  const { customer } = useViewer();
  return notices.map(({ kind, text, link }) => (
    <Notice
      key={kind}
      className="mt-4"
      tone={kind === 'danger' ? 'critical' : 'info'}
      actions={
        link &&
        !(customer && kind === 'account') && (
          <Button size="sm" variant="outline" href={link.href}>
            {link.label}
          </Button>
        )
      }
    >
      {text}
    </Notice>
  ));
}
