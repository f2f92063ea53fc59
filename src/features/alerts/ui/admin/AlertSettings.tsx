import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { company } from '#shared/company.ts';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import { Panel } from '#ui/components/Panel.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { AlertMode } from '../../contract.ts';
import { alertModeLabels } from '../../labels.ts';

/** The events that the administrators are notified of, and how; each choice is saved at once. */
export function AlertSettings() {
  const { getAlertSettings, saveAlertSetting } = useApi().alerts;
  const queryClient = useQueryClient();
  const { data: settings } = useSuspenseQuery(getAlertSettings.queryOptions());
  const save = useMutation(
    saveAlertSetting.mutationOptions({
      meta: { title: 'Η ρύθμιση δεν αποθηκεύτηκε' },
      onSuccess(saved) {
        queryClient.setQueryData(getAlertSettings.queryKey(), saved);
        toast({ title: 'Η ρύθμιση αποθηκεύτηκε' });
      },
    }),
  );
  return (
    <Panel flush className="mt-4 max-w-3xl">
      <p className="border-b border-line px-4 py-3 text-base text-text-2">
        Τα email στέλνονται στο {company().email}. Όσες ειδοποιήσεις ορίσετε «Καθόλου» φυλάσσονται ως
        επιλυμένες.
      </p>
      <ul>
        {settings.map(({ event, label, mode }) => (
          <li
            key={event}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line px-4 py-2 last:border-b-0"
          >
            <label htmlFor={`mode-${event}`} className="text-base">
              {label}
            </label>
            <Select
              id={`mode-${event}`}
              size="sm"
              className="w-56!"
              value={mode}
              disabled={save.isPending && save.variables.event === event}
              onChange={({ target }) => save.mutate({ event, mode: target.value as AlertMode })}
            >
              {Object.entries(alertModeLabels).map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
