import { Bot, CalendarDays, FileText, Lock, Package, ShoppingBag, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { athensTime, formatLongDate } from '#shared/dates.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { cx } from '#ui/style/cx.ts';
import type { ChatLink, ChatMessage } from '../../../contract.ts';
import type { MessageGroup } from '../../groups.ts';
import { useSession } from '#ui/page/session.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { linkedParts } from '../../messages.ts';

const linkIcons: Record<ChatLink['kind'], ReactNode> = {
  product: <Package />,
  service: <Wrench />,
  order: <ShoppingBag />,
  appointment: <CalendarDays />,
  page: <FileText />,
};

/** The author of a message, who begins a group: a note never joins its writer's messages. */
export function authorOf({ sender, isNote, metadata }: ChatMessage): string {
  return `${isNote ? 'note' : sender} ${metadata.agentName ?? ''}`;
}

interface Props {
  group: MessageGroup<ChatMessage & { author: string; at: string }>;
  person: string;
  myName: string | undefined;
}

/** Messages of one author, with who wrote them and when. */
export function MessageGroupItem({ group, person, myName }: Props) {
  const [first] = group.messages;
  if (!first) return null;
  const { sender, isNote, metadata } = first;
  const isOurs = sender !== 'user';
  const agent = metadata.agentName === myName ? 'Εσείς' : (metadata.agentName ?? 'Εκπρόσωπος');
  const name = sender === 'user' ? person : sender === 'bot' ? 'Βοηθός' : agent;
  return (
    <>
      {group.day !== undefined && (
        <li className="my-1 flex items-center gap-3 text-sm text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {formatLongDate(group.day)}
        </li>
      )}
      <li
        className={cx(
          'grid max-w-full gap-1',
          isNote ? '' : isOurs ? 'justify-items-end' : 'justify-items-start',
        )}
      >
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-text-3 [&>svg]:size-3.5 [&>svg]:stroke-[1.75]">
          {sender === 'bot' && <Bot />}
          {isNote && <Lock />}
          <span className="font-medium text-text-2">{name}</span>
          {isNote && (
            <span className="font-medium text-medium-text">Εσωτερική σημείωση, ο πελάτης δεν τη βλέπει</span>
          )}
          <time dateTime={first.timestamp} className="num">
            {athensTime(new Date(first.timestamp))}
          </time>
        </p>
        {group.messages.map((message) => (
          <Bubble key={message.seq} look={isNote ? 'note' : sender} links={message.links}>
            <MessageText text={message.content} />
          </Bubble>
        ))}
      </li>
    </>
  );
}

const looks = {
  user: 'max-w-[min(100%,56ch)] rounded-md rounded-tl-xs border border-line bg-surface',
  agent: 'max-w-[min(100%,56ch)] rounded-md rounded-tr-xs bg-primary-soft-2',
  bot: 'max-w-[min(100%,56ch)] rounded-md rounded-tr-xs bg-surface-press',
  // Unlike messages in colour and shape, so that nobody takes it for something that the customer reads.
  note: 'w-full rounded-sm border-2 border-dashed border-medium-line bg-medium-soft',
};

interface BubbleProps {
  look: keyof typeof looks;
  links?: readonly Pick<ChatLink, 'kind' | 'label' | 'href'>[];
  className?: string;
  children: ReactNode;
}

const noLinks: readonly ChatLink[] = [];

export function Bubble({ look, links = noLinks, className, children }: BubbleProps) {
  return (
    <div
      className={cx(
        'min-w-0 px-3.5 py-2 text-base wrap-anywhere whitespace-pre-line text-text',
        looks[look],
        className,
      )}
    >
      {children}
      {links.length > 0 && (
        <ul className="mt-1.5 grid gap-1 border-t border-line-strong pt-1.5">
          {links.map(({ kind, label, href }) => (
            <li key={href}>
              <Anchor
                href={href}
                target="_blank"
                className="inline-flex min-h-6 items-center gap-1.5 font-medium text-primary-text underline underline-offset-2 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]"
              >
                {linkIcons[kind]}
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A message's text with links to this site; addresses elsewhere stay text. */
function MessageText({ text }: { text: string }) {
  const { publicUrl } = useSession().site;
  return linkedParts(text, new URL(publicUrl).origin).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      // The parts of a text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <TextLink key={index} href={part.href} target="_blank">
        {part.text}
      </TextLink>
    ),
  );
}
