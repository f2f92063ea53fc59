import { useSession } from '#ui/page/session.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { linkedParts } from '../../messages.ts';

/** A message's text with links to this site; addresses elsewhere stay text. */
export function MessageText({ text }: { text: string }) {
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
