import { company } from '#shared/company.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { OfficialFile } from './OfficialFile.tsx';

/** Where the Union says what the legal guarantee gives. */
const lawAddress = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_el.htm';

/** What the legal guarantee gives whoever buys as a consumer, and the official notice of it, if the company has it. */
export function LegalGuarantee() {
  const { notice } = company().guarantees;
  return (
    <div className="grid gap-4">
      {notice !== '' && (
        <OfficialFile
          url={notice}
          name="Επίσημη ειδοποίηση της Ευρωπαϊκής Ένωσης για τη νόμιμη εγγύηση, τουλάχιστον δύο ετών"
          className="max-w-96"
        />
      )}
      <p className="max-w-[70ch]">
        Όταν αγοράζετε ως καταναλωτής, ισχύει η{' '}
        <TextLink href="/terms#warranty">νόμιμη εγγύηση, τουλάχιστον δύο ετών</TextLink>: για ό,τι δεν είναι
        όπως συμφωνήθηκε έχετε δωρεάν επισκευή ή αντικατάσταση.{' '}
        <TextLink href={lawAddress} target="_blank" rel="noopener">
          Τι ορίζει ο νόμος
        </TextLink>
      </p>
    </div>
  );
}
