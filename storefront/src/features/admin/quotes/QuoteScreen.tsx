import { isOpenQuote, type StaffQuote } from "@bon-perroquet/contract"
import { useStaffQuote } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { DataTable } from "../../../components/DataTable"
import { Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { QuoteStateBadge } from "../../quotes"
import { customerAddress, orderAddress } from "../screen-addresses"
import { useMay } from "../guard/use-may"
import { formatShortDay } from "../short-date"
import { RecordScreen } from "../subscreen/Subscreen"
import { OfferForm } from "./OfferForm"
import { priceColumn } from "../lists/price-column"

const LINK = "inline-flex min-h-11 items-center wrap-anywhere text-leaf underline underline-offset-2"

export function QuoteScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const mayWrite = useMay()("orders:write")
  const query = useStaffQuote(id)
  /** Number of sent offers. The form shows each one as the shop stored it. */
  const [sent, setSent] = useState(0)
  return (
    <RecordScreen
      title={query.data?.name ?? t("quotes.quote")}
      back={{ to: "/admin/quotes", text: t("quotes.title") }}
      width="max-w-4xl"
      beside={query.data && <QuoteStateBadge state={query.data.state} />}
      unknown={t("quotes.unknown")}
      query={query}
    >
      {(quote) => (
        <>
          <Facts quote={quote} />
          {isOpenQuote(quote) && mayWrite ? (
            <OfferForm key={sent} quote={quote} onSent={() => setSent(sent + 1)} />
          ) : (
            <Lines quote={quote} />
          )}
        </>
      )}
    </RecordScreen>
  )
}

function Facts({ quote }: { quote: StaffQuote }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { customer_id, email, requested_at, valid_until, order_number, message } = quote
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-sunken p-4 sm:grid-cols-4 sm:p-5">
      <div>
        <dt className="text-sm text-bark">{t("quotes.requested")}</dt>
        <dd>{formatShortDay(requested_at, language)}</dd>
      </div>
      <div>
        <dt className="text-sm text-bark">{t("quotes.total")}</dt>
        <dd className="text-lg font-semibold">
          <Price cents={quote.net_cents} />
        </dd>
      </div>
      {valid_until && (
        <div>
          <dt className="text-sm text-bark">{t("quotes.validUntil")}</dt>
          <dd>{formatShortDay(valid_until, language)}</dd>
        </div>
      )}
      {order_number && (
        <div>
          <dt className="text-sm text-bark">{t("quotes.order")}</dt>
          <dd>
            <Link to={orderAddress(order_number)} className={LINK}>
              {order_number}
            </Link>
          </dd>
        </div>
      )}
      {email && (
        <div className="col-span-2 min-w-0">
          <dt className="text-sm text-bark">{t("quotes.customer")}</dt>
          <dd>
            <Link to={customerAddress(customer_id)} className={LINK}>
              {email}
            </Link>
          </dd>
        </div>
      )}
      {message && (
        <div className="col-span-full min-w-0">
          <dt className="text-sm text-bark">{t("quotes.request")}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{message}</dd>
        </div>
      )}
    </dl>
  )
}

function Lines({ quote }: { quote: StaffQuote }) {
  const { t } = useTranslation("admin")
  return (
    <>
      <DataTable
        label={t("quotes.lines")}
        rows={quote.lines}
        keyOf={({ variant_id }) => variant_id}
        columns={[
          { id: "name", label: t("quotes.size"), isWide: true, cell: ({ name }) => name },
          {
            id: "quantity",
            label: t("quotes.quantity"),
            isFigure: true,
            cell: ({ quantity }) => quantity,
          },
          priceColumn<StaffQuote["lines"][number]>(
            t("quotes.usualPrice"),
            ({ usual_net_cents }) => usual_net_cents,
            "usual",
          ),
          {
            id: "price",
            label: t("quotes.price"),
            isFigure: true,
            cell: ({ net_cents }) => (net_cents === null ? "–" : <Price cents={net_cents} />),
          },
        ]}
      />
      {quote.answer && <p className="wrap-anywhere whitespace-pre-line">{quote.answer}</p>}
    </>
  )
}
