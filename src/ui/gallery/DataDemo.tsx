import { Cctv, Flame, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../form/Checkbox.tsx';
import { Badge } from '../components/Badge.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { Panel } from '../components/Panel.tsx';
import { SortHeader } from '../components/SortHeader.tsx';
import { StatCard } from '../components/StatCard.tsx';
import { Stats } from '../components/Stats.tsx';
import { StatusDot } from '../components/StatusDot.tsx';
import { Table } from '../components/Table.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { Tile } from '../components/Tile.tsx';
import { Sample } from './Sample.tsx';

const rows = [
  { sku: 'CAM-B8-28W', name: 'Κάμερα bullet 4K Argos B8', price: '189,90 €', inStock: true },
  { sku: 'CAM-T4-28W', name: 'Κάμερα turret 4 MP Argos T4', price: '124,50 €', inStock: true },
  { sku: 'ALR-S110-R', name: 'Σειρήνα εξωτερική Phylax S110', price: '96,00 €', inStock: false },
];

export function DataDemo({ picture }: { picture: string | undefined }) {
  const [descending, setDescending] = useState(false);
  return (
    <>
      <Sample title="Στοιχεία" className="grid gap-6">
        <Stats>
          <StatCard label="Συνολικές παραγγελίες" value="12" note="3 σε εξέλιξη" href="#orders" />
          <StatCard label="Επερχόμενα ραντεβού" value="1" note="Τετ 25/11, 10:30" />
          <StatCard label="Πόντοι επιβράβευσης" value="1.840" note="αξία 18,40 €" />
          <StatCard label="Ειδοποιήσεις" value={undefined} note="όλες διαβασμένες" />
        </Stats>
        <Stats boxed>
          <StatCard label="Σύνολο προϊόντων" value="142" note="+6 αυτόν τον μήνα" />
          <StatCard label="Σύνολο πελατών" value="386" note="+14 αυτόν τον μήνα" />
          <StatCard label="Ραντεβού σε αναμονή" value="5" note="2 για σήμερα" />
          <StatCard label="Εγκρίσεις σε αναμονή" value="4" note="παλαιότερη 19 ώρες" />
        </Stats>
      </Sample>
      <Sample title="Πίνακας">
        <Panel
          flush
          title="Νεότερα προϊόντα"
          action={
            <TextLink arrow href="#all" className="text-base">
              Όλα
            </TextLink>
          }
        >
          <Table caption="Νεότερα προϊόντα">
            <thead>
              <tr>
                <th scope="col">
                  <Checkbox indeterminate aria-label="Επιλογή όλων" />
                </th>
                <th scope="col">Προϊόν</th>
                <th scope="col" className="hm">
                  Κωδικός
                </th>
                <SortHeader
                  className="num"
                  direction={descending ? 'descending' : 'ascending'}
                  onSort={() => setDescending(!descending)}
                >
                  Τιμή
                </SortHeader>
                <th scope="col">Απόθεμα</th>
                <th scope="col">
                  <span className="sr-only">Ενέργειες</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {(descending ? rows : rows.toReversed()).map((row) => (
                <tr key={row.sku}>
                  <td>
                    <Checkbox aria-label={`Επιλογή: ${row.name}`} defaultChecked={row.sku === 'CAM-B8-28W'} />
                  </td>
                  <th scope="row">{row.name}</th>
                  <td className="hm">
                    <span className="code">{row.sku}</span>
                  </td>
                  <td className="num">{row.price}</td>
                  <td>
                    <StatusDot tone={row.inStock ? 'ok' : 'off'} className="text-sm">
                      {row.inStock ? 'Διαθέσιμο' : 'Εξαντλημένο'}
                    </StatusDot>
                  </td>
                  <td className="text-right whitespace-nowrap">
                    <IconButton size="sm" label={`Επεξεργασία: ${row.name}`}>
                      <Pencil />
                    </IconButton>
                    <IconButton size="sm" label={`Διαγραφή: ${row.name}`}>
                      <Trash2 />
                    </IconButton>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Panel>
      </Sample>
      <Sample title="Πλακίδια προϊόντος" className="grid grid-cols-2 gap-5 lg:grid-cols-4">
        <a href="#product" className="group">
          <Tile src={picture} alt="Κάμερα bullet" icon={<Cctv />}>
            <Badge tone="ink" className="absolute top-2.5 left-2.5">
              −14%
            </Badge>
          </Tile>
        </a>
        <Tile src="/missing.webp" alt="Κάμερα χωρίς φωτογραφία" icon={<Cctv />} />
        <Tile alt="Ανιχνευτής χωρίς φωτογραφία" icon={<Flame />} />
      </Sample>
    </>
  );
}
