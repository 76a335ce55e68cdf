import type { OwnStoreCredit } from "@bon-perroquet/contract"
import { useStoreCredit } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { formatDay } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"

/** Store credit of the customer with its movements. Renders nothing if the customer never had any. */
export function StoreCredit() {
  const { t } = useTranslation("account")
  const { data: credit } = useStoreCredit()
  if (!credit?.entries.length) return null
  return (
    <Panel title={t("storeCredit.title")}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-bark">{t("storeCredit.available")}</span>
        <Price cents={credit.balance_cents} className="text-xl font-semibold tabular-nums" />
      </p>
      <p className="max-w-prose text-bark">{t("storeCredit.hint")}</p>
      <ul
        aria-label={t("storeCredit.movements")}
        className="flex flex-col divide-y divide-line rounded-card border border-line bg-card px-5"
      >
        {credit.entries.map((entry) => (
          <Movement key={entry.id} entry={entry} />
        ))}
      </ul>
    </Panel>
  )
}

function Movement({ entry }: { entry: OwnStoreCredit["entries"][number] }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const { kind, at, amount_cents, order_number } = entry
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p>{t(`storeCredit.kinds.${kind}`)}</p>
        <p className="text-sm text-bark">
          <time dateTime={at}>{formatDay(at, language)}</time>
          {order_number && (
            <>
              {" · "}
              <Link to={`/profile/orders/${order_number}`} className="underline underline-offset-2">
                {order_number}
              </Link>
            </>
          )}
        </p>
      </div>
      <Price cents={amount_cents} className="font-semibold tabular-nums" />
    </li>
  )
}
