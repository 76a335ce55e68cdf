import { changedDeliveryFields, type DeliveryChange, type DeliveryField } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../../components/Badge"
import { formatCents } from "../../../../components/price"
import { useLanguage } from "../../../../i18n"
import { useMethodName } from "./use-delivery-texts"

export function DeliveryStep({ change }: { change: DeliveryChange }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const nameOf = useMethodName()
  const { before, after, difference_cents: cents, reason, label_voided } = change
  const textOf = (field: DeliveryField, value: string | null) =>
    field === "code" ? nameOf(value) : (value ?? t("deliveryChange.none"))
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="information">{t("deliveryChange.changed")}</Badge>
        {cents !== 0 && (
          <Badge tone="warning">
            {t(`deliveryChange.price.${cents > 0 ? "more" : "less"}.title`, {
              amount: formatCents(Math.abs(cents), language),
            })}
          </Badge>
        )}
        {label_voided && <Badge tone="warning">{t("deliveryChange.labelVoided")}</Badge>}
      </p>
      <ul className="flex flex-col text-sm wrap-anywhere">
        {changedDeliveryFields(change).map((field) => (
          <li key={field}>
            {`${t(`deliveryChange.fields.${field}`)}: `}
            <s className="text-bark">{textOf(field, before[field])}</s> {textOf(field, after[field])}
          </li>
        ))}
      </ul>
      {reason && <p className="text-sm wrap-anywhere">{reason}</p>}
    </>
  )
}
