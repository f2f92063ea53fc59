import { Copy } from 'lucide-react';
import { IconButton } from '../../../../ui/pieces/IconButton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

export function CopyButton({ text, label }: { text: string; label: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Αντιγράφηκε στο πρόχειρο', description: text });
    } catch {
      toast({
        tone: 'high',
        title: 'Η αντιγραφή δεν επιτρέπεται',
        description: 'Αντιγράψτε το κείμενο με το χέρι.',
      });
    }
  }
  return (
    <IconButton label={label} size="sm" className="print:hidden" onClick={() => void copy()}>
      <Copy />
    </IconButton>
  );
}
