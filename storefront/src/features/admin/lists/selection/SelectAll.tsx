import { useTranslation } from "react-i18next"
import type { ListSelection } from "./use-selection"

type SelectAllProps<Row> = {
  selection: Pick<ListSelection<Row>, "chosen" | "isWholePage" | "isFull" | "togglePage">
  isEmpty: boolean
  /** Explanation that no more rows can be selected. */
  full: string
}

export function SelectAll<Row>({ selection, isEmpty, full }: SelectAllProps<Row>) {
  const { t } = useTranslation("admin")
  const { chosen, isWholePage, isFull, togglePage } = selection
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold lg:pl-3">
        <input
          type="checkbox"
          checked={isWholePage}
          disabled={isEmpty}
          ref={(box) => {
            if (box) box.indeterminate = !isWholePage && chosen.length > 0
          }}
          onChange={togglePage}
          className="size-5 shrink-0 accent-leaf"
        />
        {t("many.page")}
      </label>
      {isFull && (
        <p role="status" className="text-sm text-bark">
          {full}
        </p>
      )}
    </div>
  )
}
