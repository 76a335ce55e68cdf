import { day, euro } from "@bon-perroquet/admin-kit"
import type { RepeatRow } from "@bon-perroquet/contract"
import { Badge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { useTexts } from "./texts"

const TONES = { active: "green", paused: "orange", ended: "grey" } as const
const LINK = "text-ui-fg-base txt-small-plus underline"

type RepeatItemProps = {
  repeat: RepeatRow
  /** Id of the order on whose page the subscription is shown. */
  order?: string
}

export function RepeatItem({ repeat, order }: RepeatItemProps) {
  const { t, locale } = useTexts()
  const { state, weeks, email, goods, next_on, next_state, last_total_cents } = repeat
  return (
    <li className="grid grid-cols-1 gap-2 px-6 py-4 md:grid-cols-2">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <Text size="small" weight="plus">
            {weeks === 1 ? t("every_one") : t("every_other", { count: weeks })}
          </Text>
          <Badge size="2xsmall" color={TONES[state]}>
            {t(`states.${state}`)}
          </Badge>
        </div>
        <Text size="small" className="break-words">
          {goods}
        </Text>
        <Text size="small" className="text-ui-fg-subtle break-words">
          {email}
        </Text>
      </div>
      <div className="flex flex-col gap-1">
        {next_on && (
          <Text size="small">
            {t("next", { on: day(next_on, locale) })}
            {next_state && ` · ${t(`nextStates.${next_state}`)}`}
          </Text>
        )}
        {last_total_cents > 0 && (
          <Text size="small" className="text-ui-fg-subtle">
            {t("last", { total: euro(last_total_cents, locale) })}
          </Text>
        )}
        {order === undefined ? (
          <Links repeat={repeat} />
        ) : repeat.order_id === order ? (
          <Text size="small">{t("began")}</Text>
        ) : (
          <>
            <Text size="small">{t("part")}</Text>
            <Links repeat={repeat} />
          </>
        )}
      </div>
    </li>
  )
}

function Links({ repeat: { order_id, order_number, customer_id } }: { repeat: RepeatRow }) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap gap-4">
      {order_number && (
        <Link to={`/orders/${order_id}`} className={LINK}>
          {t("firstOrder", { number: order_number })}
        </Link>
      )}
      {customer_id && (
        <Link to={`/customers/${customer_id}`} className={LINK}>
          {t("customer")}
        </Link>
      )}
    </div>
  )
}
