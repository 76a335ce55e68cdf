import { useTranslation } from "react-i18next"
import { Confirmation } from "../../../components/Dialog"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"

type PriceQuestionProps = {
  name: string
  before: number
  /** Typed price in cents. Null closes the dialog. */
  cents: number | null
  onConfirm: () => void
  onCancel: () => void
}

export function PriceQuestion({ name, before, cents, onConfirm, onCancel }: PriceQuestionProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const [from, to] = [formatCents(before, language), formatCents(cents ?? before, language)]
  return (
    <Confirmation
      open={cents !== null}
      onClose={onCancel}
      title={t("products.jump.title", { name, to })}
      text={t("products.jump.text", { from, to })}
      action={t("products.jump.action", { to })}
      cancel={t("products.jump.keep", { from })}
      onConfirm={onConfirm}
    />
  )
}
