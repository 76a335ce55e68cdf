import type { CreditAccount, CreditEntry, CreditInvoice } from "@bon-perroquet/contract"
import {
  creditStatementFile,
  useCancelCreditPayment,
  useCustomerCredit,
} from "@bon-perroquet/shop-react/admin"
import { X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { Price } from "../../../components/price"
import { useOffers } from "../../../config/services"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"
import { useMay } from "../guard/use-may"
import { FetchFileButton } from "../lists/FetchFileButton"
import { orderAddress } from "../screen-addresses"
import { formatShortDay } from "../short-date"
import { useResultToast } from "../use-result-toast"
import { BookPayment } from "./BookPayment"
import { CreditTermsForm } from "./CreditTermsForm"

const KINDS = ["pdf", "csv"] as const

/**
 * Approval, open invoices and payments of an account. Without payment by invoice it only shows accounts with invoices.
 * @param isErased whether the account was deleted, so that it cannot be approved again
 */
export function CreditCard({ customerId, isErased = false }: { customerId: string; isErased?: boolean }) {
  const { t } = useTranslation("admin")
  const isOffered = useOffers("invoice_payment")
  const [saved, setSaved] = useState(0)
  const { data: account } = useCustomerCredit(customerId, useOffers("open_invoices"))
  if (!account || (!isOffered && account.invoices.length === 0)) return null
  return (
    <OrderCard title={t("credit.title")}>
      {account.invoices.length > 0 && <Sums account={account} />}
      {account.is_blocked && <p className="font-semibold text-macaw">{t("credit.blocked")}</p>}
      {!isErased && isOffered && (
        <CreditTermsForm
          key={saved}
          customerId={customerId}
          account={account}
          onSaved={() => setSaved(saved + 1)}
        />
      )}
      <OpenInvoices customerId={customerId} account={account} />
      {account.entries.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {KINDS.map((kind) => (
            <FetchFileButton
              key={kind}
              file={creditStatementFile(customerId, kind)}
              name={`${t("credit.file")}.${kind}`}
              text={t("credit.statement", { kind: kind.toUpperCase() })}
            />
          ))}
        </div>
      )}
    </OrderCard>
  )
}

function Sums({
  account: { terms, balance_cents, overdue_cents, available_cents },
}: {
  account: CreditAccount
}) {
  const { t } = useTranslation("admin")
  const sums = [
    [t("credit.balance"), balance_cents],
    [t("credit.overdue"), overdue_cents],
    ...(terms ? ([[t("credit.available"), available_cents]] as const) : []),
  ] as const
  return (
    <dl className="flex flex-col gap-1 tabular-nums">
      {sums.map(([label, cents]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd>
            <Price cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function OpenInvoices({ customerId, account }: { customerId: string; account: CreditAccount }) {
  const { t } = useTranslation("admin")
  const mayWrite = useMay()("orders:write")
  /** Invoice as it was when its dialog opened, so that a payment that somebody else books is not booked twice. */
  const [booked, book] = useState<CreditInvoice | null>(null)
  const open = account.invoices.filter(({ open_cents }) => open_cents !== 0)
  const payments = account.entries.filter(({ kind }) => kind === "payment" || kind === "payout").toReversed()
  return (
    <>
      {open.length > 0 && (
        <ul aria-label={t("credit.open")} className="flex flex-col">
          {open.map((invoice) => (
            <OpenInvoice
              key={invoice.order_number}
              invoice={invoice}
              onBook={mayWrite ? () => book(invoice) : undefined}
            />
          ))}
        </ul>
      )}
      {booked && <BookPayment customerId={customerId} invoice={booked} onClose={() => book(null)} />}
      {payments.length > 0 && (
        <ul aria-label={t("credit.payments")} className="flex flex-col text-sm">
          {payments.map((entry) => (
            <BookedPayment key={entry.id} customerId={customerId} entry={entry} mayCancel={mayWrite} />
          ))}
        </ul>
      )}
    </>
  )
}

function OpenInvoice({ invoice, onBook }: { invoice: CreditInvoice; onBook: (() => void) | undefined }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { order_number, communication, due_on, open_cents, is_overdue, reminders } = invoice
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={orderAddress(order_number)}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-2"
        >
          {order_number}
        </Link>
        <Price cents={open_cents} className="font-semibold tabular-nums" />
      </div>
      <p className="text-sm tabular-nums">{communication}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-bark">
        {t("credit.due", { day: formatShortDay(due_on, language) })}
        {is_overdue && <Badge tone="danger">{t("credit.isOverdue")}</Badge>}
        {reminders > 0 && <span>{t("credit.reminders", { count: reminders })}</span>}
      </p>
      {onBook && (
        <Button variant="secondary" size="sm" className="self-start" onClick={onBook}>
          {t(open_cents > 0 ? "credit.book" : "credit.payBack")}
        </Button>
      )}
    </li>
  )
}

type BookedPaymentProps = { customerId: string; entry: CreditEntry; mayCancel: boolean }

function BookedPayment({ customerId, entry, mayCancel }: BookedPaymentProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { mutateAsync, isPending } = useCancelCreditPayment(customerId)
  const withToast = useResultToast()
  const { id, kind, day, order_number, amount_cents, is_online } = entry
  const cancel = () =>
    void withToast(mutateAsync(id), t("credit.cancelled"), t("credit.failed")).catch(() => undefined)
  return (
    <li className="flex min-h-11 items-center justify-between gap-3">
      <span className="min-w-0">
        {t(kind === "payment" ? "credit.received" : "credit.paidBack", {
          day: formatShortDay(day, language),
          number: order_number,
        })}
      </span>
      <span className="flex items-center gap-2">
        <Price cents={Math.abs(amount_cents)} className="tabular-nums" />
        {mayCancel && !is_online && (
          <Button
            variant="quiet"
            size="icon"
            pending={isPending}
            aria-label={t("credit.cancelOf", { number: order_number })}
            onClick={cancel}
          >
            <X aria-hidden className="size-4" />
          </Button>
        )}
      </span>
    </li>
  )
}
