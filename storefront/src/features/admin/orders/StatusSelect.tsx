import { ORDER_STATUSES, type AdminOrder, type OrderStatus } from "@bon-perroquet/contract"
import { ChevronDown } from "lucide-react"
import type { KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import { BADGE_TONES } from "../../../components/Badge"
import { classNames } from "../../../components/class-names"
import { STATUS_TONES } from "../../order"

type StatusSelectProps = { order: AdminOrder; isBusy: boolean; onChoose: (to: OrderStatus) => void }

/** Keys that do not change the selected option while the list is closed. */
const HARMLESS = ["Tab", "Enter", " ", "Escape"]

/** Opens the list. The key must not choose a status, because a choice may send an e-mail or move money. */
function openList(event: KeyboardEvent<HTMLSelectElement>): void {
  if (HARMLESS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  if (event.key === "ArrowDown" || event.key === "ArrowUp") event.currentTarget.showPicker()
}

export function StatusSelect({ order, isBusy, onChoose }: StatusSelectProps) {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { status, order_number: number } = order
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={t("orders.select", { number })}
        aria-busy={isBusy}
        value={status}
        onKeyDown={openList}
        onChange={({ target }) => {
          const to = ORDER_STATUSES.find((each) => each === target.value)
          if (to && !isBusy) onChoose(to)
        }}
        className={classNames(
          "min-h-11 cursor-pointer appearance-none rounded-pill border border-transparent py-1 pr-8 pl-3.5 text-sm font-semibold",
          BADGE_TONES[STATUS_TONES[status]],
        )}
      >
        {ORDER_STATUSES.map((each) => (
          <option key={each} value={each} className="bg-card text-ink">
            {account(`status.${each}`)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-4" />
    </span>
  )
}
