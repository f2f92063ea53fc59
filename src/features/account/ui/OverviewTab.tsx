import { isActive } from '#shared/viewer.ts';
import { useViewer } from '#ui/page/session.ts';
import { NextAppointment } from './NextAppointment.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { Recommendations } from './Recommendations.tsx';
import { SupportLine } from './SupportLine.tsx';

export function OverviewTab() {
  const { customer } = useViewer();
  const isApproved = customer !== null && isActive(customer);
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
      <div className="grid grid-cols-1 content-start gap-11 max-lg:order-last">
        {isApproved && <RecentOrders />}
        <Recommendations />
      </div>
      <div className="grid grid-cols-1 content-start gap-4 max-lg:min-[700px]:grid-cols-2">
        {isApproved && <NextAppointment />}
        <SupportLine />
      </div>
    </div>
  );
}
