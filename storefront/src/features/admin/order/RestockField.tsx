import { useId } from "react"
import { useTranslation } from "react-i18next"

type RestockFieldProps = { hasLeft: boolean; checked: boolean; onChange: (checked: boolean) => void }

/** @param hasLeft true if the goods have been or will be sent */
export function RestockField({ hasLeft, checked, onChange }: RestockFieldProps) {
  const { t } = useTranslation("admin")
  const hint = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hint}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 shrink-0 accent-leaf"
        />
        {t("refund.restock")}
      </label>
      <p id={hint} className="text-sm text-bark">
        {t(hasLeft ? "refund.restockSent" : "refund.restockUnsent")}
      </p>
    </div>
  )
}
