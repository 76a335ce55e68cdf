import type { AdminBalanceDetail } from "@bon-perroquet/contract"
import { useBalance } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatMoment } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { orderAddress } from "../screen-addresses"
import { formatShortDay } from "../short-date"
import { BalanceActions } from "./BalanceActions"
import { IssuedCard } from "./IssuedCard"
import { SoldCard } from "./SoldCard"
import { BalanceStateBadge, useBalanceName } from "./use-balance-columns"
import { RecordScreen } from "../subscreen/Subscreen"
import { priceColumn } from "../lists/price-column"

/** One gift card or store credit with its movements. */
export function GiftCardScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const query = useBalance(id)
  const balance = query.data
  const [code, setCode] = useState<string>()
  const nameOf = useBalanceName()
  if (code) return <IssuedCard code={code} cents={null} onClose={() => setCode(undefined)} />
  return (
    <RecordScreen
      title={balance ? nameOf(balance) : t("giftCards.balance")}
      back={{ to: "/admin/gift-cards", text: t("giftCards.title") }}
      width="max-w-5xl"
      beside={balance && <BalanceStateBadge state={balance.state} />}
      unknown={t("giftCards.unknown")}
      query={query}
    >
      {(found) => (
        <>
          <Facts balance={found} />
          <BalanceActions balance={found} onReplaced={setCode} />
          {found.sold && <SoldCard balance={found} sold={found.sold} />}
          <Movements balance={found} />
        </>
      )}
    </RecordScreen>
  )
}

function Facts({ balance }: { balance: AdminBalanceDetail }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { balance_cents, reserved_cents, expires_at, created_at, replaced_by, customer } = balance
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-sunken p-4 sm:grid-cols-4 sm:p-5">
      <div>
        <dt className="text-sm text-bark">{t("giftCards.rest")}</dt>
        <dd className="text-lg font-semibold">
          <Price cents={balance_cents} />
        </dd>
      </div>
      {reserved_cents > 0 && (
        <div>
          <dt className="text-sm text-bark">{t("giftCards.reserved")}</dt>
          <dd className="text-lg font-semibold">
            <Price cents={reserved_cents} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-bark">{t("giftCards.created")}</dt>
        <dd>{formatShortDay(created_at, language)}</dd>
      </div>
      {!customer && (
        <div>
          <dt className="text-sm text-bark">{t("giftCards.expires")}</dt>
          <dd>{expires_at ? formatShortDay(expires_at, language) : t("giftCards.never")}</dd>
        </div>
      )}
      {customer?.email && (
        <div className="col-span-2 min-w-0">
          <dt className="text-sm text-bark">{t("giftCards.customer")}</dt>
          <dd>
            <Link
              to={`/admin/customers/${customer.id}`}
              className="inline-flex min-h-11 items-center wrap-anywhere text-leaf underline underline-offset-2"
            >
              {customer.email}
            </Link>
          </dd>
        </div>
      )}
      {replaced_by && (
        <div>
          <dt className="text-sm text-bark">{t("giftCards.replacedBy")}</dt>
          <dd>
            <Link
              to={`/admin/gift-cards/${replaced_by}`}
              className="inline-flex min-h-11 items-center text-leaf underline underline-offset-2"
            >
              {t("giftCards.newCard")}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}

type Entry = AdminBalanceDetail["entries"][number]

function Movements({ balance: { entries } }: { balance: AdminBalanceDetail }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const columns: Column<Entry>[] = [
    { label: t("giftCards.movement"), isWide: true, cell: (entry) => <What entry={entry} /> },
    { label: t("stock.at"), cell: ({ at }) => <time dateTime={at}>{formatMoment(at, language)}</time> },
    { label: t("stock.by"), cell: ({ by }) => <span className="wrap-anywhere">{by ?? "–"}</span> },
    {
      label: t("giftCards.amount"),
      isFigure: true,
      cell: ({ amount_cents }) => <Price cents={amount_cents} className="font-semibold" />,
    },
    priceColumn(t("giftCards.after"), ({ balance_cents }) => balance_cents),
  ]
  const title = t("giftCards.movements")
  return (
    <Panel title={title}>
      <DataTable label={title} columns={columns} rows={entries} keyOf={({ id }) => id} />
    </Panel>
  )
}

function What({ entry: { kind, order_number, reason } }: { entry: Entry }) {
  const { t } = useTranslation("admin")
  return (
    <>
      <span className="inline-flex flex-wrap items-baseline gap-x-2">
        {t(`giftCards.entries.${kind}`)}
        {order_number && (
          <Link to={orderAddress(order_number)} className="text-leaf underline underline-offset-2">
            {order_number}
          </Link>
        )}
      </span>
      {reason && <span className="block text-sm wrap-anywhere text-bark">{reason}</span>}
    </>
  )
}
