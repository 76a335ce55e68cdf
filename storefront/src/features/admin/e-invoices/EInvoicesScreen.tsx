import { useUndeliveredEInvoices } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { Empty } from "../lists/Empty"
import { orderAddress } from "../orders/order-address"
import { EInvoiceProgress } from "./EInvoiceProgress"

export function EInvoicesScreen() {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useUndeliveredEInvoices()
  const title = t("eInvoices.title")
  return (
    <div className="page-width flex max-w-6xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        <Link to="/admin/orders">
          <ArrowLeft aria-hidden className="size-4" />
          {t("frame.to.orders")}
        </Link>
      </Button>
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 max-w-prose text-bark">{t("eInvoices.intro")}</p>
      </div>
      {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {data?.e_invoices.length === 0 && <Empty text={t("eInvoices.none")} />}
      {data && data.e_invoices.length > 0 && (
        <ul
          aria-label={title}
          className="flex flex-col gap-px overflow-hidden rounded-card border border-line bg-line"
        >
          {data.e_invoices.map((each) => (
            <li key={each.number} className="grid gap-x-6 gap-y-3 bg-card p-4 sm:grid-cols-2">
              <div className="min-w-0">
                <Link
                  to={orderAddress(each.order_number)}
                  className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-2"
                >
                  {t(each.kind === "credit_note" ? "eInvoices.creditNote" : "eInvoices.invoice", {
                    number: each.number,
                  })}
                </Link>
                <p className="wrap-anywhere">{each.company}</p>
                <p className="text-sm text-bark">{each.vat_number}</p>
              </div>
              <EInvoiceProgress eInvoice={each} isHandedOver={data.is_handed_over} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
