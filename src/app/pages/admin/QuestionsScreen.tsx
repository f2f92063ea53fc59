import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { questionsAddress } from '#features/trending/questions-search.ts';
import { QuestionsAdmin } from '#features/trending/ui/admin/QuestionsAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

const QuestionTrail = ({ id }: { id: number }) => <AuditTrail entity="question" entityId={id} />;

export function QuestionsScreen({ search, onSearch }: ScreenProps) {
  const { question } = questionsAddress.read(search);
  return <QuestionsAdmin open={question} onOpen={(id) => onSearch({ question: id })} About={QuestionTrail} />;
}
