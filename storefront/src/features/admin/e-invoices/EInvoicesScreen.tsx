import { useUndeliveredEInvoices } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Waiting } from "../../../components/Waiting"
import { Empty } from "../lists/Empty"
import { orderAddress } from "../screen-addresses"
import { EInvoiceProgress } from "./EInvoiceProgress"
import { Subscreen } from "../subscreen/Subscreen"

export function EInvoicesScreen() {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useUndeliveredEInvoices()
  const title = t("eInvoices.title")
  return (
    <Subscreen
      title={title}
      back={{ to: "/admin/orders", text: t("frame.to.orders") }}
      width="max-w-6xl"
      intro={t("eInvoices.intro")}
    >
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
    </Subscreen>
  )
}
