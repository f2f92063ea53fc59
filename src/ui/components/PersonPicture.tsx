import { imageUrl } from '#shared/images.ts';

/** The round photograph of a person; nothing without one. */
export const PersonPicture = ({ url, name }: { url: string; name: string }) =>
  url && (
    <img
      src={imageUrl(url, 320)}
      alt={name}
      width={56}
      height={56}
      loading="lazy"
      className="size-14 shrink-0 rounded-full object-cover"
    />
  );
