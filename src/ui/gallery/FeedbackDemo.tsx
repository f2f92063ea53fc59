import { CalendarCheck, Check, CheckCheck, Clock, PackageOpen, SearchX, Truck, X } from 'lucide-react';
import { Badge } from '../components/Badge.tsx';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Loading } from '../components/Loading.tsx';
import { Notice } from '../components/Notice.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { StatusDot } from '../components/StatusDot.tsx';
import { toast } from '../toast/toast.ts';
import { Sample } from './Sample.tsx';

export function FeedbackDemo() {
  return (
    <div className="grid gap-x-16 lg:grid-cols-2">
      <Sample title="Ετικέτες κατάστασης" className="flex flex-wrap items-center gap-2">
        <Badge tone="medium">
          <Clock />
          Εκκρεμής
        </Badge>
        <Badge tone="low">
          <Check />
          Επιβεβαιωμένη
        </Badge>
        <Badge tone="high">
          <PackageOpen />
          Επεξεργασία
        </Badge>
        <Badge tone="low">
          <Truck />
          Αποστολή
        </Badge>
        <Badge tone="ok">
          <CheckCheck />
          Παραδόθηκε
        </Badge>
        <Badge>
          <X />
          Ακυρώθηκε
        </Badge>
        <Badge tone="ink">−14%</Badge>
        <Badge tone="line">B2B</Badge>
        <StatusDot tone="ok">Διαθέσιμο</StatusDot>
        <StatusDot tone="off">Εξαντλημένο</StatusDot>
        <StatusDot tone="medium">Επανασύνδεση</StatusDot>
        <StatusDot tone="critical">Εκτός σύνδεσης</StatusDot>
      </Sample>
      <Sample title="Ειδοποιήσεις (toast)" className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            toast({ title: 'Επιτυχής αποστολή!', description: 'Θα επικοινωνήσουμε σύντομα μαζί σας.' })
          }
        >
          Επιτυχία
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            toast({
              tone: 'critical',
              title: 'Σφάλμα αποστολής',
              description: 'Κάτι πήγε στραβά. Παρακαλώ δοκιμάστε ξανά.',
            })
          }
        >
          Σφάλμα
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => toast({ tone: 'high', title: 'Κάμερα εκτός σύνδεσης' })}
        >
          Υψηλή
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            toast({
              tone: 'info',
              title: 'Το προϊόν αφαιρέθηκε',
              action: { label: 'Αναίρεση', onClick: () => toast({ title: 'Επανήλθε' }) },
            })
          }
        >
          Με ενέργεια
        </Button>
      </Sample>
      <Sample title="Σημειώσεις" className="grid gap-2">
        <Notice
          actions={
            <>
              <Button size="sm" variant="outline">
                Εγγραφή
              </Button>
              <Button size="sm" variant="ghost">
                Σύνδεση
              </Button>
            </>
          }
        >
          Για να κλείσετε ραντεβού χρειάζεται εγγραφή και έγκριση του λογαριασμού σας.
        </Notice>
        <Notice icon={<CalendarCheck />}>
          Μετά την παραγγελία θα επικοινωνήσουμε μαζί σας για την ημερομηνία.
        </Notice>
        <Notice tone="ok">Ο λογαριασμός σας εγκρίθηκε.</Notice>
        <Notice tone="medium">Ο λογαριασμός σας περιμένει έγκριση.</Notice>
        <Notice tone="high">Ένα προϊόν εξαντλήθηκε.</Notice>
        <Notice tone="critical">Η πληρωμή απορρίφθηκε.</Notice>
      </Sample>
      <Sample title="Σφάλμα φόρτωσης">
        <ErrorState onRetry={() => undefined}>
          Τα προϊόντα δεν φορτώθηκαν. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
        </ErrorState>
      </Sample>
      <Sample
        title="Φόρτωση και κενό"
        className="grid grid-cols-[200px_1fr] items-center gap-8 max-sm:grid-cols-1"
      >
        <Loading className="grid gap-2.5">
          <Skeleton className="aspect-square w-full rounded-md" />
          <Skeleton className="mt-1 h-4 w-4/5" />
          <Skeleton className="h-3 w-3/5" />
          <Skeleton className="mt-1 h-5 w-2/5" />
        </Loading>
        <EmptyState
          icon={<SearchX />}
          title="Δεν βρέθηκαν αποτελέσματα"
          action={
            <Button variant="outline" size="sm">
              Καθαρισμός φίλτρων
            </Button>
          }
        >
          Δοκιμάστε λιγότερα φίλτρα ή άλλη λέξη.
        </EmptyState>
      </Sample>
    </div>
  );
}
