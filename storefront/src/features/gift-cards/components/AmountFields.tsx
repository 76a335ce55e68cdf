import type { GiftCardOffer } from "@bon-perroquet/contract"
import { useId } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import { formatRoundCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { FormSection } from "../../checkout"
import { OTHER_AMOUNT, type PurchaseValues } from "../purchase-form"
import { useLimits } from "../use-limits"
import { usePurchaseError } from "../use-purchase-error"
import { Choice } from "./Choice"

export function AmountFields({ offer }: { offer: GiftCardOffer }) {
  const { t } = useTranslation("gift-cards")
  const { language } = useLanguage()
  const { register, control } = useFormContext<PurchaseValues>()
  const errorOf = usePurchaseError(offer)
  const errorId = useId()
  const limits = useLimits(offer)
  const amount = useWatch({ control, name: "amount" })
  const error = errorOf("amount")
  const choices = [
    ...offer.amounts_cents.map((cents) => ({
      value: String(cents),
      label: formatRoundCents(cents, language),
    })),
    { value: OTHER_AMOUNT, label: t("amount.other") },
  ]
  return (
    <FormSection title={t("amount.title")}>
      <div
        role="radiogroup"
        aria-label={t("amount.title")}
        aria-describedby={error && errorId}
        className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]"
      >
        {choices.map(({ value, label }) => (
          <Choice
            key={value}
            value={value}
            label={label}
            isDefault={value === amount}
            {...register("amount")}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-sm font-semibold text-macaw">
          {error}
        </p>
      )}
      {amount === OTHER_AMOUNT && (
        <Field
          label={t("amount.entered")}
          hint={t("amount.limits", limits)}
          error={errorOf("other_amount")}
          inputMode="decimal"
          autoComplete="off"
          required
          className="max-w-60"
          {...register("other_amount")}
        />
      )}
    </FormSection>
  )
}
