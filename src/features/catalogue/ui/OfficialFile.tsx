import { sizeInName } from '#shared/settings.ts';
import { cx } from '#ui/style/cx.ts';

interface Props {
  /** The file's public URL. */
  url: string;
  /** What it is, for whoever does not see it. */
  name: string;
  className?: string;
}

/** An official file as it is, in no other colour or form, and whole when it is pressed. */
export function OfficialFile({ url, name, className }: Props) {
  const size = sizeInName(url);
  return (
    <a href={url} target="_blank" rel="noreferrer" className={cx('block w-fit bg-white', className)}>
      <img
        src={url}
        alt={name}
        width={size?.width}
        height={size?.height}
        loading="lazy"
        className="h-auto max-h-full w-full object-contain print:w-60"
      />
    </a>
  );
}
