import { MessageCircleQuestion, Package, ShieldCheck } from 'lucide-react';
import { formatDateTime } from '#shared/dates.ts';
import { imageUrl } from '#shared/images.ts';
import { amountOf, pricesText, eurosToCents } from '#shared/money.ts';
import { Price } from '#ui/components/Price.tsx';
import { Tile } from '#ui/components/Tile.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { OrderTotals } from '#features/orders/ui/OrderTotals.tsx';
import { summaryOf } from '#features/orders/rules.ts';
import { cx } from '#ui/style/cx.ts';
import type { OfferQuestion, SeenLine, SeenVersion } from '../seen-contract.ts';
import { OfferFiles, type FileHref } from './OfferFiles.tsx';
import { choosableOf, chosenAfter, lineNet, totalsAt } from './chosen.ts';

interface Props {
  offer: Omit<SeenVersion, 'version' | 'sentAt' | 'changes' | 'summary' | 'validUntil'>;
  chosen: readonly string[];
  isBusiness: boolean;
  questions: readonly OfferQuestion[];
  fileHref: FileHref;
  /** Absent where nothing can be chosen any more. */
  onChoose?: ((chosen: readonly string[]) => void) | undefined;
  /** Asks at a line, or about the whole. */
  onAsk?: ((line: string | undefined) => void) | undefined;
}

/** What an offer says: its texts, its lines with what is chosen of them, and the amounts. */
export function OfferSheet({ offer, chosen, isBusiness, questions, fileHref, onChoose, onAsk }: Props) {
  const choosable = choosableOf(offer);
  const totals = totalsAt(offer, chosen);
  const { discountReason, deliveryLabel, vatPercent } = offer;
  return (
    <div className="min-w-0">
      {offer.intro !== undefined && <p className="max-w-[68ch] whitespace-pre-line">{offer.intro}</p>}
      {offer.sections.map(({ title, text, files, lines }, index) => (
        <section
          key={lines[0]?.id ?? title ?? text}
          className="mt-8 first:mt-0"
          aria-label={title ?? `Ενότητα ${index + 1}`}
        >
          {title !== undefined && <h2 className="text-xl">{title}</h2>}
          {text !== undefined && (
            <p className="mt-1.5 max-w-[68ch] whitespace-pre-line text-text-2">{text}</p>
          )}
          <OfferFiles files={files} fileHref={fileHref} className="mt-3" />
          <ul className="mt-3 border-t border-line">
            {lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                fileHref={fileHref}
                vatPercent={vatPercent}
                isBusiness={isBusiness}
                isChosen={chosen.includes(line.id)}
                questions={questions.filter((question) => question.line === line.id)}
                onChoose={onChoose && (() => onChoose(chosenAfter(choosable, chosen, line.id)))}
                onAsk={onAsk && (() => onAsk(line.id))}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className="@container mt-6 rounded-md bg-sunken p-5 sm:ml-auto sm:max-w-105" aria-live="polite">
        <OrderTotals
          order={{
            ...summaryOf(totals),
            vatPercent,
            deliveryLabel,
            isBusiness,
            ...(offer.discount !== undefined && { officeDiscount: summaryOf(totals).discount }),
            ...(discountReason !== undefined && { discountReason }),
          }}
        />
      </div>
      {offer.closing !== undefined && (
        <p className="mt-8 max-w-[68ch] whitespace-pre-line text-text-2">{offer.closing}</p>
      )}
      <Talk questions={questions.filter(({ line }) => line === undefined)} className="mt-8" />
    </div>
  );
}

interface LineProps {
  line: SeenLine;
  fileHref: FileHref;
  vatPercent: number;
  isBusiness: boolean;
  isChosen: boolean;
  questions: readonly OfferQuestion[];
  onChoose: (() => void) | undefined;
  onAsk: (() => void) | undefined;
}

const lineLink =
  'mt-1 inline-flex min-h-9 items-center gap-1.5 text-sm text-primary-text hover:underline pointer-coarse:min-h-11';

function Line({ line, fileHref, vatPercent, isBusiness, isChosen, questions, onChoose, onAsk }: LineProps) {
  const { name, details, image, choice, group, quantity, minutes, blocked, listPrice, price } = line;
  const isFixed = choice === 'fixed';
  const body = (
    <>
      <Tile
        src={image && imageUrl(image, 320)}
        alt=""
        icon={<Package />}
        className="size-12 shrink-0 rounded-xs max-sm:hidden [&_svg]:size-5!"
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block leading-snug font-medium">
          {minutes === undefined && quantity > 1 && <span className="num">{quantity} × </span>}
          {name}
        </span>
        {details !== undefined && (
          <span className="mt-0.5 block text-base whitespace-pre-line text-text-2">{details}</span>
        )}
        {line.installationPrice !== undefined && (
          <span className="block text-sm text-text-2">με εγκατάσταση</span>
        )}
        {listPrice !== undefined && listPrice > price && (
          <span className="block text-sm text-text-2">
            αντί {pricesText(amountOf(eurosToCents(listPrice), vatPercent), !isBusiness)} το τεμάχιο
            {line.discountReason !== undefined && ` · ${line.discountReason}`}
          </span>
        )}
        {!isFixed && (
          <Badge tone={isChosen ? 'low' : 'neutral'} className="mt-1">
            {choice === 'optional' ? 'Προαιρετικό' : `Επιλογή: ${group ?? ''}`}
          </Badge>
        )}
        {blocked !== undefined && <span className="mt-1 block text-sm text-high-text">{blocked}</span>}
      </span>
      <span className="shrink-0 text-right">
        <Price amount={amountOf(lineNet(line), vatPercent)} grossFirst={!isBusiness} />
      </span>
    </>
  );
  return (
    <li aria-label={name} className="border-b border-line py-3">
      {isFixed || !onChoose ? (
        <div className={cx('flex items-start gap-3.5', !isChosen && 'text-text-3')}>{body}</div>
      ) : (
        <label
          className={cx(
            '-mx-3 flex min-h-11 items-start gap-3.5 rounded-sm px-3 py-2',
            isChosen ? 'bg-primary-soft' : 'hover:bg-surface-hover',
          )}
        >
          <input
            type={choice === 'alternative' ? 'radio' : 'checkbox'}
            name={choice === 'alternative' ? `group-${group ?? ''}` : undefined}
            className={cx(choice === 'alternative' ? 'radio' : 'tick', 'mt-0.5')}
            checked={isChosen}
            disabled={blocked !== undefined}
            onChange={onChoose}
          />
          {body}
        </label>
      )}
      <OfferFiles files={line.files} fileHref={fileHref} className="mt-2 sm:pl-15" />
      <Talk questions={questions} className="mt-2" />
      <p className="flex flex-wrap gap-x-5 print:hidden">
        {onAsk && (
          <button type="button" onClick={onAsk} className={lineLink}>
            <MessageCircleQuestion className="icon-sm" />
            <span>
              Ρωτήστε γι’ αυτό<span className="sr-only">: {name}</span>
            </span>
          </button>
        )}
        {line.hasPage && (
          <a href={`/products/${line.productId}`} target="_blank" className={lineLink}>
            <ShieldCheck className="icon-sm" />
            <span>
              Στοιχεία και ασφάλεια<span className="sr-only">: {name} (νέα καρτέλα)</span>
            </span>
          </a>
        )}
      </p>
    </li>
  );
}

/** Questions and answers, oldest first. */
export function Talk({ questions, className }: { questions: readonly OfferQuestion[]; className?: string }) {
  if (questions.length === 0) return null;
  return (
    <ol aria-label="Ερωτήσεις και απαντήσεις" className={cx('grid gap-2', className)}>
      {questions.map(({ id, author, name, text, at }) => (
        <li
          key={id}
          className={cx(
            'max-w-[60ch] rounded-md px-3.5 py-2.5 text-base',
            author === 'office' ? 'ml-6 bg-primary-soft' : 'mr-6 bg-sunken',
          )}
        >
          <span className="block text-xs text-text-2">
            {name} · {formatDateTime(new Date(at))}
          </span>
          <span className="wrap-anywhere whitespace-pre-line">{text}</span>
        </li>
      ))}
    </ol>
  );
}
