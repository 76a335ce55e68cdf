import type { CreditInvoice } from "@bon-perroquet/contract"
import {
  useCreditAccount,
  useCreditStatement,
  usePayInvoice,
  usePaymentStatus,
} from "@bon-perroquet/shop-react"
import { Download } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { Price } from "../../../components/price"
import { saveBlob } from "../../../components/save-file"
import { useFailureToast } from "../../../components/toast"
import { useRestored } from "../../../config/use-restored"
import { useLanguage } from "../../../i18n"

/** Balance, open invoices and statement of an account that pays by invoice. Renders nothing for other accounts. */
export function CreditAccount() {
  const { t } = useTranslation("account")
  const { data: account } = useCreditAccount()
  if (!account || (account.terms === null && account.invoices.length === 0)) return null
  const { balance_cents, overdue_cents, available_cents, terms, payee, is_blocked } = account
  const open = account.invoices.filter(({ open_cents }) => open_cents !== 0)
  const sums = [
    [t("credit.balance"), balance_cents],
    ...(overdue_cents > 0 ? [[t("credit.overdue"), overdue_cents] as const] : []),
    ...(terms ? [[t("credit.available"), available_cents] as const] : []),
  ] as const
  return (
    <Panel title={t("credit.title")}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {sums.map(([label, cents]) => (
          <div key={label}>
            <dt className="text-sm text-bark">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">
              <Price cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
      <OnlinePayment />
      {is_blocked && <p className="font-semibold text-macaw">{t("credit.blocked")}</p>}
      {open.length > 0 && (
        <ul aria-label={t("credit.open")} className="flex flex-col gap-4">
          {open.map((invoice) => (
            <OpenInvoice key={invoice.order_number} invoice={invoice} />
          ))}
        </ul>
      )}
      {payee && balance_cents > 0 && (
        <p className="text-bark">
          {t("credit.payTo", { name: payee.name, iban: payee.iban.replaceAll(/(.{4})(?=.)/g, "$1 ") })}
        </p>
      )}
      <Statement />
    </Panel>
  )
}

function OpenInvoice({ invoice }: { invoice: CreditInvoice }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const { document_number, order_number, communication, due_on, open_cents, is_overdue } = invoice
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-card p-5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{document_number ?? order_number}</p>
        <p className="text-sm text-bark">
          {document_number && `${t("credit.order", { number: order_number })} · `}
          <span className="whitespace-nowrap tabular-nums">{communication}</span>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          {t("credit.due", { day: formatDay(due_on, language) })}
          {is_overdue && <Badge tone="danger">{t("credit.isOverdue")}</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Price cents={open_cents} className="text-lg font-semibold tabular-nums" />
        {open_cents > 0 && <PayOnline orderNumber={order_number} label={document_number ?? order_number} />}
      </div>
    </li>
  )
}

function PayOnline({ orderNumber, label }: { orderNumber: string; label: string }) {
  const { t } = useTranslation("account")
  const { mutate, reset, isPending, isSuccess } = usePayInvoice()
  const tellFailure = useFailureToast()
  useRestored(reset)
  const pay = () =>
    mutate(orderNumber, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) => tellFailure(error, t("credit.payFailed")),
    })
  return (
    <Button
      size="sm"
      pending={isPending || isSuccess}
      onClick={pay}
      aria-label={`${t("credit.pay")}: ${label}`}
    >
      {t("credit.pay")}
    </Button>
  )
}

/** Says what became of a payment after the payment page has returned the customer. */
function OnlinePayment() {
  const { t } = useTranslation("account")
  const [search] = useSearchParams()
  const session = search.get("paid")
  const { outcome } = usePaymentStatus(session)
  const { refetch } = useCreditAccount()
  const isPaid = session !== null && outcome === "paid"
  useEffect(() => {
    if (isPaid) void refetch()
  }, [isPaid, refetch])
  if (session === null || outcome === "expired" || outcome === "error") return null
  const text = { paid: "credit.paid", refunded: "credit.paymentRefunded" } as const
  return (
    <p role="status" className="font-semibold text-leaf">
      {t(outcome === "paid" || outcome === "refunded" ? text[outcome] : "credit.checking")}
    </p>
  )
}

const KINDS = ["pdf", "csv"] as const

function Statement() {
  const { t } = useTranslation("account")
  const { mutate, isPending, variables } = useCreditStatement()
  const tellFailure = useFailureToast()
  const download = (kind: (typeof KINDS)[number]) =>
    mutate(kind, {
      onSuccess: (file) => saveBlob(`${t("credit.file")}.${kind}`, file),
      onError: (error) => tellFailure(error, t("failure.document")),
    })
  return (
    <div className="flex flex-wrap gap-3">
      {KINDS.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          pending={isPending && variables === kind}
          onClick={() => download(kind)}
        >
          <Download aria-hidden className="size-4" />
          {t("credit.statement", { kind: kind.toUpperCase() })}
        </Button>
      ))}
    </div>
  )
}
