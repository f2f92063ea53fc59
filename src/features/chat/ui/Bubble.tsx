import { amountOf, eurosToCents } from '#shared/money.ts';
import { useSession } from '#ui/page/session.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Price } from '#ui/components/Price.tsx';
import { cx } from '#ui/style/cx.ts';
import type { ChatLink, ChatMessage } from '../contract.ts';
import { splitLinks } from '../linkify.ts';

interface Props {
  message: ChatMessage;
  /** Whether it was read; shown under the reader's own last message. */
  mark: string | undefined;
  onFollowLink: (() => void) | undefined;
}

const speakers = { user: 'Εσείς', bot: 'Ψηφιακός βοηθός', agent: 'Εκπρόσωπος' };

/** One message: one's own at the right, the others' at the left, with its links. */
export function Bubble({ message, mark, onFollowLink }: Props) {
  const { sender, content, links, metadata } = message;
  const isOwn = sender === 'user';
  return (
    <div className={cx('grid gap-1.5', isOwn ? 'justify-items-end' : 'justify-items-start')}>
      <div
        className={cx(
          'chat-bubble',
          isOwn
            ? 'rounded-br-xs! bg-primary-fill text-on-primary'
            : 'rounded-bl-xs! border border-line bg-surface text-text',
        )}
      >
        <span className="sr-only">{metadata.agentName ?? speakers[sender]}: </span>
        <span>
          <MessageText text={content} onFollowLink={onFollowLink} />
        </span>
      </div>
      {links.map((link) => (
        <LinkCard key={link.href} link={link} onFollow={onFollowLink} />
      ))}
      {mark && <p className="text-xs text-text-3">{mark}</p>}
    </div>
  );
}

function MessageText({ text, onFollowLink }: { text: string; onFollowLink: Props['onFollowLink'] }) {
  const { publicUrl } = useSession().site;
  return splitLinks(text, publicUrl && new URL(publicUrl).origin).map(({ at, text: part, href }) =>
    href === undefined ? (
      part
    ) : (
      <Anchor key={at} href={href} onClick={onFollowLink} className="underline underline-offset-3">
        {part}
      </Anchor>
    ),
  );
}

function LinkCard({ link, onFollow }: { link: ChatLink; onFollow: Props['onFollowLink'] }) {
  return (
    <Anchor
      href={link.href}
      onClick={onFollow}
      className="block max-w-[86%] rounded-sm border border-line-strong bg-surface px-3 py-2 text-sm text-primary-text hover:border-control hover:bg-surface-hover"
    >
      <span className="font-medium">{link.label}</span>
      {link.price !== undefined && (
        <span className="mt-0.5 block text-text">
          <Price amount={amountOf(eurosToCents(link.price))} className="text-base" />
        </span>
      )}
    </Anchor>
  );
}
