import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../../components/Field"
import { formatCents } from "../../../../components/price"
import { useLanguage } from "../../../../i18n"
import type { DeliveryValues } from "./delivery-form"

type DeliveryPriceProps = {
  order: AdminOrderDetail
  /** Price difference in cents. Negative if the customer gets money back. */
  cents: number
}

/** Choice between requesting or refunding the price difference, and keeping the price for a reason. */
export function DeliveryPrice({ order, cents }: DeliveryPriceProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const {
    register,
    formState: { errors },
  } = useFormContext<DeliveryValues>()
  const price = useWatch<DeliveryValues, "price">({ name: "price" })
  if (cents === 0) return null
  const amount = formatCents(Math.abs(cents), language)
  const isPaid = order.payment.paid_cents > 0
  const direction = cents > 0 ? "more" : "less"
  const choices = [
    ["current", t(`deliveryChange.price.${direction}.${isPaid ? "paid" : "unpaid"}`, { amount })],
    ["unchanged", t("deliveryChange.price.unchanged")],
  ] as const
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="sr-only">{t("deliveryChange.price.title")}</legend>
      <p role="status" className="font-semibold">
        {t(`deliveryChange.price.${direction}.title`, { amount })}
      </p>
      {choices.map(([value, text]) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input type="radio" value={value} className="size-5 shrink-0 accent-leaf" {...register("price")} />
          {text}
        </label>
      ))}
      {price === "unchanged" && (
        <Field
          label={t("deliveryChange.price.reason")}
          hint={t("deliveryChange.price.reasonHint")}
          autoComplete="off"
          maxLength={200}
          error={errors.reason && t("deliveryChange.price.reasonMissing")}
          {...register("reason")}
        />
      )}
      {price === "current" && cents < 0 && isPaid && order.asks_refund_account && (
        <Field
          label={t("refund.account")}
          hint={t("refund.accountHint")}
          autoComplete="off"
          maxLength={50}
          {...register("account")}
        />
      )}
    </fieldset>
  )
}
