import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Dialog } from "../../../../components/Dialog"
import { formatCents } from "../../../../components/price"
import { useLanguage } from "../../../../i18n"
import type { TableJump } from "./table-form"

type JumpsQuestionProps = {
  jumps: readonly TableJump[]
  nameOf: (jump: TableJump) => string
  onConfirm: () => void
  onCancel: () => void
}

/** Requires one confirmation for all prices that change by more than half. */
export function JumpsQuestion({ jumps, nameOf, onConfirm, onCancel }: JumpsQuestionProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <Dialog
      open={jumps.length > 0}
      onClose={onCancel}
      title={t("productTable.jumps.title", { count: jumps.length })}
    >
      <p className="text-bark">{t("productTable.jumps.text")}</p>
      <ul className="flex flex-col gap-1">
        {jumps.map((jump) => (
          <li key={jump.variantId} className="border-b border-line py-2 tabular-nums">
            {t("products.became", {
              name: nameOf(jump),
              from: formatCents(jump.before, language),
              to: formatCents(jump.cents, language),
            })}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t("productTable.jumps.keep")}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {t("productTable.jumps.action")}
        </Button>
      </div>
    </Dialog>
  )
}
