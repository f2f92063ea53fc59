import { CircleAlert, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Badge } from '../components/Badge.tsx';
import { Logo } from '../components/Logo.tsx';
import { Sample } from './Sample.tsx';

const swatches = [
  ['text', 'bg-text'],
  ['text-2', 'bg-text-2'],
  ['text-3', 'bg-text-3'],
  ['control', 'bg-control'],
  ['line-strong', 'bg-line-strong'],
  ['line', 'bg-line'],
  ['tile', 'bg-tile'],
  ['sunken', 'bg-sunken'],
  ['bg', 'bg-bg'],
  ['ink-panel', 'bg-ink-panel'],
  ['primary', 'bg-primary'],
  ['primary-hover', 'bg-primary-hover'],
  ['primary-soft', 'bg-primary-soft'],
  ['ok', 'bg-ok'],
  ['ok-soft', 'bg-ok-soft'],
  ['focus', 'bg-focus'],
] as const;

const severities = [
  {
    tone: 'critical',
    word: 'Κρίσιμη',
    Icon: OctagonAlert,
    solid: 'bg-critical text-on-critical',
    text: 'text-critical-text',
  },
  { tone: 'high', word: 'Υψηλή', Icon: TriangleAlert, solid: 'bg-high text-on-high', text: 'text-high-text' },
  {
    tone: 'medium',
    word: 'Μεσαία',
    Icon: CircleAlert,
    solid: 'bg-medium text-on-medium',
    text: 'text-medium-text',
  },
  { tone: 'low', word: 'Χαμηλή', Icon: Info, solid: 'bg-low text-on-low', text: 'text-low-text' },
] as const;

export function FoundationsDemo() {
  return (
    <>
      <Sample title="Λογότυπο" className="flex flex-wrap items-center gap-6">
        <Logo size="lg" />
        <Logo />
        <Logo size="sm" />
        <span className="rounded-sm bg-ink-panel p-4">
          <Logo inverse />
        </span>
      </Sample>
      <Sample title="Χρώμα">
        <div className="grid grid-cols-4 gap-3 lg:grid-cols-8">
          {swatches.map(([name, fill]) => (
            <div key={name}>
              <div className={`h-13 rounded-sm border border-line ${fill}`} />
              <p className="code mt-1.5">{name}</p>
            </div>
          ))}
        </div>
        <div className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {severities.map(({ tone, word, Icon, solid, text }) => (
            <div key={tone}>
              <p className={`flex h-12 items-center gap-2.5 rounded-sm px-4 font-semibold ${solid}`}>
                <Icon className="icon" />
                {word}
              </p>
              <p className={`mt-2 flex items-center gap-2 text-base font-semibold ${text}`}>
                <Badge tone={tone}>
                  <Icon />
                  {word}
                </Badge>
                Κείμενο σε λευκό
              </p>
            </div>
          ))}
        </div>
      </Sample>
      <Sample title="Τυπογραφία" className="grid gap-3">
        <p className="text-4xl leading-tight font-semibold tracking-display">Άγρυπνη ματιά, ήσυχος ύπνος</p>
        <p className="text-3xl leading-snug font-semibold tracking-display">
          Έλεγχος πρόσβασης σε Ίλιον και Ύδρα
        </p>
        <p className="text-xl leading-snug font-semibold tracking-head">
          Ώρες εγκατάστασης και Όροι χρήσης και πώλησης
        </p>
        <p>
          Κείμενο σώματος 16/25. Εγκαθιστούμε κάμερες και συναγερμούς με εγγύηση 36 μηνών· ρωτήστε μας για το
          δικό σας «σχέδιο»: προϋπολογισμός σε 48 ώρες;
        </p>
        <p className="text-base text-text-2">Βοηθητικό 14/22. Παράδοση 3–5 εργάσιμες, ΦΠΑ 24%.</p>
        <p>
          <span className="code">CAM-B8-28W · VG-2026-0412</span> <span className="num">1.698,29 €</span>{' '}
          <span className="num">1.111,11 €</span>
        </p>
      </Sample>
    </>
  );
}
