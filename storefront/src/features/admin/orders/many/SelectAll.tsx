import { MAX_ORDERS_AT_ONCE } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import type { Selection } from "./use-selection"

/** Chooses the whole page of the list, or none of it. */
export function SelectAll({ selection, isEmpty }: { selection: Selection; isEmpty: boolean }) {
  const { t } = useTranslation("admin")
  const { orders, isWholePage, isFull, togglePage } = selection
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold lg:pl-3">
        <input
          type="checkbox"
          checked={isWholePage}
          disabled={isEmpty}
          ref={(box) => {
            if (box) box.indeterminate = !isWholePage && orders.length > 0
          }}
          onChange={togglePage}
          className="size-5 shrink-0 accent-leaf"
        />
        {t("many.page")}
      </label>
      {isFull && (
        <p role="status" className="text-sm text-bark">
          {t("many.full", { count: MAX_ORDERS_AT_ONCE })}
        </p>
      )}
    </div>
  )
}
