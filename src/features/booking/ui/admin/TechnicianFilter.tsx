import { useQuery } from '@tanstack/react-query';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import type { AppointmentsSearch } from '../../appointments-search.ts';

interface Props {
  by: number | undefined;
  show: (change: AppointmentsSearch) => void;
  labelHidden?: boolean;
}

export function TechnicianFilter({ by, show, labelHidden = false }: Props) {
  const { data: technicians } = useQuery(
    useApi().team.listTechnicians.queryOptions({ meta: { title: 'Οι τεχνικοί δεν φορτώθηκαν' } }),
  );
  return (
    <Field label="Τεχνικός" labelHidden={labelHidden}>
      <Select
        size="sm"
        value={by ?? ''}
        onChange={({ target }) => show({ by: Number(target.value) || undefined, page: undefined })}
      >
        <option value="">Όλοι οι τεχνικοί</option>
        {technicians?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
