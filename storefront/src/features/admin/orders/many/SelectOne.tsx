import type { AdminOrder } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import type { Selection } from "./use-selection"

type SelectOneProps = { order: AdminOrder; selection: Selection }

/** Chooses an order of the list. */
export function SelectOne({ order, selection }: SelectOneProps) {
  const { t } = useTranslation("admin")
  const { isChosen, isFull, toggle } = selection
  const checked = isChosen(order)
  return (
    <label className="flex min-h-11 w-11 cursor-pointer items-center justify-center lg:-my-2">
      <input
        type="checkbox"
        aria-label={t("many.one", { number: order.order_number })}
        checked={checked}
        disabled={isFull && !checked}
        onChange={() => toggle(order)}
        className="size-5 shrink-0 accent-leaf"
      />
    </label>
  )
}
