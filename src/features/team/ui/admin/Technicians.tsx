import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarOff, Pencil, Plus, Trash2, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { absenceText } from '../../absence-text.ts';
import { skillLabels } from '#features/services/labels.ts';
import { AbsencePanel } from './AbsencePanel.tsx';
import { SettingsList } from './SettingsList.tsx';
import { SettingsRow } from './SettingsRow.tsx';
import { TechnicianForm } from './TechnicianForm.tsx';

export interface TechniciansProps {
  /** The technician whose form is open, by id; `new` for one being added. */
  technician: number | 'new' | undefined;
  onTechnician: (technician: number | 'new' | undefined) => void;
}

/** The technicians; their skills decide which appointments they can be assigned to. */
export function Technicians({ technician, onTechnician }: TechniciansProps) {
  const list = useQuery({
    ...useApi().team.listTechnicians.queryOptions(),
    staleTime: 0,
  });
  const { data: absences } = useQuery({
    ...useApi().team.listAbsences.queryOptions({ meta: { title: 'Οι απουσίες δεν φορτώθηκαν' } }),
    staleTime: 0,
  });
  const [awayId, setAwayId] = useState<number>();
  const remove = useMutation(
    useApi().team.removeTechnician.mutationOptions({
      meta: { title: 'Ο τεχνικός δεν διαγράφηκε', confirms: ['booking', 'services'] },
    }),
  );

  const opened = list.data?.find(({ id }) => id === technician);
  if (opened || technician === 'new') {
    return <TechnicianForm technician={opened} onDone={() => onTechnician(undefined)} />;
  }
  const away = list.data?.find(({ id }) => id === awayId);
  if (away) {
    return (
      <AbsencePanel
        technician={away}
        absences={(absences ?? []).filter(({ technicianId }) => technicianId === away.id)}
        onDone={() => setAwayId(undefined)}
      />
    );
  }
  return (
    <>
      <SettingsList
        query={list}
        none={<EmptyState icon={<UserRoundX />} title="Δεν υπάρχουν τεχνικοί" className="py-4" />}
      >
        {(one) => (
          <SettingsRow
            key={one.id}
            actions={
              <>
                <IconButton
                  size="sm"
                  label={`Απουσία και ημερολόγιο: ${one.name}`}
                  onClick={() => setAwayId(one.id)}
                >
                  <CalendarOff />
                </IconButton>
                <IconButton size="sm" label={`Επεξεργασία: ${one.name}`} onClick={() => onTechnician(one.id)}>
                  <Pencil />
                </IconButton>
                <IconButton
                  size="sm"
                  label={`Διαγραφή: ${one.name}`}
                  onClick={() =>
                    confirm({
                      title: `Διαγραφή: ${one.name};`,
                      description: 'Τεχνικός με ραντεβού δεν διαγράφεται. Ορίστε τον ώστε να μη δέχεται νέα.',
                      confirmLabel: 'Διαγραφή',
                      // A refusal ends the question too: asking again would change nothing.
                      action: () => remove.mutateAsync({ id: one.id }).catch(() => undefined),
                    })
                  }
                >
                  <Trash2 />
                </IconButton>
              </>
            }
          >
            <p className="font-medium">
              {one.name} {!one.isActive && <Badge>Δεν δέχεται νέα</Badge>}{' '}
              {absences
                ?.filter(({ technicianId }) => technicianId === one.id)
                .map((absence) => (
                  <Badge key={absence.id} tone="medium">
                    Λείπει {absenceText(absence)}
                  </Badge>
                ))}
            </p>
            <p className="text-sm text-text-2">
              {one.skills.map((skill) => skillLabels[skill]).join(', ') || 'Χωρίς ειδικότητες'}
            </p>
          </SettingsRow>
        )}
      </SettingsList>
      <Button size="sm" variant="outline" className="mt-4" onClick={() => onTechnician('new')}>
        <Plus />
        Νέος τεχνικός
      </Button>
    </>
  );
}
