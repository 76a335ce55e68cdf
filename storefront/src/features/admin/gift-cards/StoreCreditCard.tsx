import { useBalances, useGiveStoreCredit } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { Price } from "../../../components/price"
import { useOffers } from "../../../config/services"
import { OrderCard } from "../../order"
import { useMay } from "../guard/use-may"
import { useResultToast } from "../use-result-toast"
import { BalanceDialog, type Given } from "./BalanceDialog"
import { BalanceStateBadge } from "./use-balance-columns"

/** Store credit of a customer. Renders nothing in shops without gift cards and store credit. */
export function StoreCreditCard({ customerId }: { customerId: string }) {
  const { t } = useTranslation("admin")
  const mayGive = useMay()("shop:write")
  const isOffered = useOffers("gift_cards")
  const { data } = useBalances(
    { customer_id: customerId, kind: "store_credit", offset: 0, limit: 1 },
    isOffered,
  )
  const { mutateAsync, isPending } = useGiveStoreCredit()
  const withToast = useResultToast()
  const [isGiving, setGiving] = useState(false)
  if (!data) return null
  const [credit] = data.rows
  const close = () => setGiving(false)
  const give = ({ amount_cents, reason, key }: Given) =>
    void withToast(
      mutateAsync({ customer_id: customerId, amount_cents, reason, key }),
      t("giftCards.given"),
      t("giftCards.failed"),
    ).then(close, () => undefined)
  return (
    <OrderCard title={t("giftCards.kinds.store_credit")}>
      {credit ? (
        <>
          <p className="flex flex-wrap items-center justify-between gap-3">
            <Price cents={credit.balance_cents} className="text-lg font-semibold" />
            {credit.state !== "active" && <BalanceStateBadge state={credit.state} />}
          </p>
          <Link
            to={`/admin/gift-cards/${credit.id}`}
            className="inline-flex min-h-11 items-center self-start text-leaf underline underline-offset-2"
          >
            {t("giftCards.seeMovements")}
          </Link>
        </>
      ) : (
        <p className="text-bark">{t("giftCards.noCredit")}</p>
      )}
      {mayGive && (
        <Button size="sm" variant="secondary" className="self-start" onClick={() => setGiving(true)}>
          {t("giftCards.give")}
        </Button>
      )}
      {isGiving && (
        <BalanceDialog
          title={t("giftCards.give")}
          action={t("giftCards.giveAction")}
          isPending={isPending}
          onGive={give}
          onClose={close}
        />
      )}
    </OrderCard>
  )
}
