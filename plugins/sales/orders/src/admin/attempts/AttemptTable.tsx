import { euro, moment } from "@bon-perroquet/admin-kit"
import type { AttemptView } from "@bon-perroquet/checkout/checkout"
import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { AttemptState, useOutcome } from "./state"
import { useTexts } from "./texts"

export function AttemptTable({ attempts }: { attempts: readonly AttemptView[] }) {
  const { t, locale } = useTexts()
  const outcome = useOutcome()
  return (
    <ul className="divide-y" aria-label={t("title")}>
      {attempts.map((attempt) => (
        <li key={attempt.id} className="grid grid-cols-1 gap-2 px-6 py-4 md:grid-cols-2">
          <div className="flex flex-col gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <Text size="small" weight="plus">
                {attempt.order_number}
              </Text>
              <AttemptState state={attempt.state} />
            </div>
            <Text size="small" className="text-ui-fg-subtle break-words">
              {euro(attempt.amount_cents, locale)} · {attempt.email}
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {t("at")} {moment(attempt.created_at, locale)}
            </Text>
          </div>
          <div className="flex flex-col gap-1">
            <Text size="small">{outcome(attempt)}</Text>
            {attempt.order_id && (
              <Link to={`/orders/${attempt.order_id}`} className="text-ui-fg-base txt-small-plus underline">
                {t("seeOrder", { number: attempt.order_number })}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
