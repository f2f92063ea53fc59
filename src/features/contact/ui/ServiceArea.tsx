import { useQuery } from '@tanstack/react-query';
import { company } from '#shared/company.ts';
import { AreaMap } from '#ui/components/AreaMap.tsx';
import { useApi } from '#ui/page/api.ts';

/** Where the technicians go, on a map if it knows the place; nothing where nothing is set. */
export function ServiceArea() {
  const { data } = useQuery({ ...useApi().team.getServiceArea.queryOptions(), retryOnMount: false });
  if (!data?.text) return null;
  return (
    <section aria-labelledby="area" className="max-[699px]:order-last">
      <h2 id="area" className="text-xl">
        Πού πηγαίνουμε
      </h2>
      {data.map && (
        <div className="mt-3">
          <AreaMap label="Χάρτης της περιοχής όπου πηγαίνουμε" map={data.map} />
        </div>
      )}
      <p className="mt-3 text-base text-text-2">
        Πηγαίνουμε {data.text}. Το κατάστημα: {company().address.text}.
      </p>
    </section>
  );
}
