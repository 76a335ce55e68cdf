import type { AdminBalance, BalanceState } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge, type BADGE_TONES } from "../../../components/Badge"
import type { Column } from "../../../components/DataTable"
import { Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { formatShortDay } from "../short-date"

const TONES: Record<BalanceState, keyof typeof BADGE_TONES> = {
  active: "success",
  blocked: "danger",
  expired: "warning",
  replaced: "quiet",
}

export function BalanceStateBadge({ state }: { state: BalanceState }) {
  const { t } = useTranslation("admin")
  return <Badge tone={TONES[state]}>{t(`giftCards.states.${state}`)}</Badge>
}

/** Returns a function that names a balance: a card by the end of its code, store credit by its customer. */
export function useBalanceName() {
  const { t } = useTranslation("admin")
  return ({ last4, customer }: Pick<AdminBalance, "last4" | "customer">): string =>
    last4 === null
      ? t("giftCards.creditOf", { customer: customer?.email ?? t("giftCards.formerCustomer") })
      : t("giftCards.cardOf", { last4 })
}

export function useBalanceColumns(): Column<AdminBalance>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const nameOf = useBalanceName()
  return [
    {
      label: t("giftCards.balance"),
      isWide: true,
      cell: (balance) => (
        <Link
          to={`/admin/gift-cards/${balance.id}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-leaf underline underline-offset-2"
        >
          {nameOf(balance)}
        </Link>
      ),
    },
    { label: t("giftCards.state"), cell: ({ state }) => <BalanceStateBadge state={state} /> },
    {
      label: t("giftCards.created"),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatShortDay(created_at, language)}</time>,
    },
    {
      label: t("giftCards.expires"),
      cell: ({ expires_at }) =>
        expires_at ? <time dateTime={expires_at}>{formatShortDay(expires_at, language)}</time> : "–",
    },
    {
      label: t("giftCards.rest"),
      isFigure: true,
      cell: ({ balance_cents }) => <Price cents={balance_cents} className="font-semibold" />,
    },
  ]
}
