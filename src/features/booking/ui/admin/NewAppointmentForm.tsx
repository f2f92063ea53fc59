import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { plural } from '#shared/greek.ts';
import { formatDate, type LocalDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { cx } from '#ui/style/cx.ts';
import type { Service } from '#features/services/contract.ts';
import { BookingFields, type BookingFormState } from '../BookingFields.tsx';
import { Choice } from '../Choice.tsx';
import { TimeChoice } from '../TimeChoice.tsx';
import { moreDaysText, type AgreedOrder } from '../../order-visits/order-to-visit.ts';
import type { DueVisit } from '../../maintenance/contract.ts';
import { OverruleDialog } from './OverruleDialog.tsx';
import { NoEmail } from './NoEmail.tsx';
import { useNewAppointment, type AgreedVisit, type Repetition } from './use-new-appointment.ts';
import { CustomerFinder } from '#features/customers/ui/CustomerFinder.tsx';

interface Props {
  services: readonly Service[];
  repetition?: Repetition | undefined;
  order?: AgreedOrder | undefined;
  agreed?: AgreedVisit | undefined;
  orderFinder?: ReactNode;
  onCreated: (date: LocalDate) => void;
}

/** Service, customer, day, hour and details of a new appointment. Typed text stays if the server refuses. */
export function NewAppointmentForm({ services, repetition, order, agreed, orderFinder, onCreated }: Props) {
  const visit = repetition?.visit;
  const {
    form,
    serviceId,
    technicianId,
    days,
    chooseDays,
    chooseService,
    chooseTechnician,
    time,
    fillIn,
    create,
    question,
  } = useNewAppointment({
    services,
    firstService:
      (services.find(({ id, slug }) => id === agreed?.serviceId || slug === order?.service) ?? services[0])
        ?.id ?? 0,
    repetition,
    order,
    agreed,
    onCreated,
  });

  return (
    <Form form={form} onSubmit={create}>
      <UnsavedGuard form={form} opener="dialog" />
      <div
        className={cx(
          'grid items-start gap-4 border-b border-line px-4.5 py-5 md:px-6',
          visit || order ? 'md:grid-cols-3' : 'md:grid-cols-2',
        )}
      >
        <Field label="Υπηρεσία" required>
          <Select value={String(serviceId)} onChange={({ target }) => chooseService(Number(target.value))}>
            {services.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <TechnicianField value={technicianId} onChange={chooseTechnician} />
        {!order && (
          <Field label="Ημέρες" hint="Συνεχόμενες εργάσιμες, την ίδια ώρα. Οι ώρες μοιράζονται.">
            <Select value={String(days)} onChange={({ target }) => chooseDays(Number(target.value))}>
              {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => (
                <option key={count} value={count}>
                  {plural(count, 'ημέρα', 'ημέρες')}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {visit ? (
          <LastVisit visit={visit} />
        ) : order ? (
          <OrderSummary order={order} />
        ) : (
          <>
            <CustomerFinder onFound={fillIn} />
            {orderFinder}
          </>
        )}
      </div>
      <div className="grid md:grid-cols-[minmax(0,318fr)_minmax(0,271fr)_minmax(0,331fr)]">
        <TimeChoice key={`${serviceId} ${technicianId ?? ''}`} {...time} />
        <section
          aria-label="Στοιχεία"
          className="grid content-start gap-4 border-line px-4.5 py-5 max-md:border-t md:border-l md:px-6"
        >
          <BookingFields
            form={form as BookingFormState}
            emailHint="Χωρίς email δεν στέλνεται ενημέρωση: τηλεφωνήστε."
          />
        </section>
      </div>
      {question && <OverruleDialog {...question} />}
      <DialogFooter sticky>
        <Choice date={time.date} time={time.time} />
        <DialogCancel size="md" className="max-md:hidden" />
        <SubmitButton form={form} pendingLabel="Κράτηση...">
          Κράτηση ραντεβού
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}

interface TechnicianProps {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

function TechnicianField({ value, onChange }: TechnicianProps) {
  const { data: technicians } = useQuery(
    useApi().team.listTechnicians.queryOptions({ meta: { title: 'Οι τεχνικοί δεν φορτώθηκαν' } }),
  );
  return (
    <Field label="Τεχνικός">
      <Select
        value={String(value ?? '')}
        onChange={({ target }) => onChange(Number(target.value) || undefined)}
      >
        <option value="">Όποιος είναι ελεύθερος</option>
        {technicians
          ?.filter(({ id, isActive }) => isActive || id === value)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
    </Field>
  );
}

function OrderSummary({ order }: { order: AgreedOrder }) {
  const more = moreDaysText(order);
  return (
    <div className="text-base">
      <p className="font-medium">
        Παραγγελία <span className="code">{order.orderNumber}</span>, {plural(order.hours, 'ώρα', 'ώρες')}
      </p>
      <ul className="text-text-2">
        {order.products.map((product) => (
          <li key={product} className="wrap-anywhere">
            {product}
          </li>
        ))}
      </ul>
      {more !== null && <p className="mt-1 text-sm text-text-2">{more}</p>}
    </div>
  );
}

function LastVisit({ visit: { lastVisit, dueDate, customerEmail } }: { visit: DueVisit }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base">
      <dt className="text-text-2">Τελευταία επίσκεψη</dt>
      <dd className="num">{formatDate(lastVisit)}</dd>
      <dt className="text-text-2">Επόμενη έως</dt>
      <dd className="num">{formatDate(dueDate)}</dd>
      {!customerEmail && (
        <dd className="col-span-2">
          <NoEmail />
        </dd>
      )}
    </dl>
  );
}
