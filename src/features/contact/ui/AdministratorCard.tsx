import { company } from '#shared/company.ts';
import { PersonPicture } from '#ui/components/PersonPicture.tsx';

/** Who answers; nothing where nobody is named. */
export function AdministratorCard() {
  const { name, role, words } = company().person;
  const { person: picture } = company().pictures;
  if (!name) return null;
  const initials = name
    .split(' ')
    .map((part) => part[0])
    .join('');
  return (
    <section aria-labelledby="administrator" className="rounded-md border border-line bg-surface p-6">
      <div className="flex items-center gap-4">
        {picture ? (
          <PersonPicture url={picture} name={name} />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-14 shrink-0 place-items-center rounded-full bg-ink text-lg font-semibold text-on-ink-btn"
          >
            {initials}
          </span>
        )}
        <div>
          <h2 id="administrator" className="text-lg">
            {name}
          </h2>
          <p className="text-base text-text-2">{role}</p>
        </div>
      </div>
      <p className="mt-4 text-base text-text-2">{words}</p>
    </section>
  );
}
