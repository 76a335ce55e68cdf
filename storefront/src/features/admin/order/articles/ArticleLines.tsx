import { MAX_LINE_QUANTITY } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { QuantityStepper } from "../../../../components/QuantityStepper"

interface ArticleLine {
  key: string
  name: string
  quantity: number
  /** Ordered quantity, 0 for a new article. */
  before: number
  /** Maximum quantity, if the product no longer exists. */
  maximum?: number
}

type ArticleLinesProps = {
  label: string
  lines: readonly ArticleLine[]
  onChange: (key: string, quantity: number) => void
}

export function ArticleLines({ label, lines, onChange }: ArticleLinesProps) {
  const { t } = useTranslation("admin")
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {lines.map(({ key, name, quantity, before, maximum = MAX_LINE_QUANTITY }) => (
        <li key={key} className="flex items-center justify-between gap-3 py-2">
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-sm text-bark">
              {before ? t("articles.before", { count: before }) : t("articles.new")}
            </span>
          </span>
          <QuantityStepper
            quantity={quantity}
            isTyped
            minimum={0}
            maximum={maximum}
            className="shrink-0"
            labels={{
              group: t("refund.quantity", { name }),
              less: t("articles.less", { name }),
              more: t("articles.more", { name }),
            }}
            onChange={(chosen) => onChange(key, chosen)}
          />
        </li>
      ))}
    </ul>
  )
}
