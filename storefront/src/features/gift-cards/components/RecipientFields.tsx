import { GIFT_CARD_NAME_LENGTH, type GiftCardOffer } from "@bon-perroquet/contract"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import { FormSection } from "../../checkout"
import { HANDOVERS, lastDayAfter, type PurchaseValues } from "../purchase-form"
import { usePurchaseError } from "../use-purchase-error"
import { Choice } from "./Choice"

type RecipientFieldsProps = {
  offer: GiftCardOffer
  /** Day in Belgium. Undefined on the server. */
  today: string | undefined
}

export function RecipientFields({ offer, today }: RecipientFieldsProps) {
  const { t } = useTranslation("gift-cards")
  const { register, control } = useFormContext<PurchaseValues>()
  const errorOf = usePurchaseError(offer)
  const handover = useWatch({ control, name: "handover" })
  return (
    <FormSection title={t("recipient.title")}>
      <Field
        label={t("recipient.name")}
        hint={t("recipient.nameHint")}
        error={errorOf("recipient_name")}
        autoComplete="off"
        maxLength={GIFT_CARD_NAME_LENGTH}
        required
        {...register("recipient_name")}
      />
      <div role="radiogroup" aria-label={t("recipient.handover")} className="flex flex-col gap-3">
        {HANDOVERS.map((value) => (
          <Choice
            key={value}
            value={value}
            label={t(`recipient.handovers.${value}.label`)}
            text={t(`recipient.handovers.${value}.text`)}
            isDefault={value === handover}
            {...register("handover")}
          />
        ))}
      </div>
      {handover === "mail" && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t("recipient.email")}
            error={errorOf("recipient_email")}
            type="email"
            inputMode="email"
            autoComplete="off"
            required
            {...register("recipient_email")}
          />
          <Field
            label={t("recipient.day")}
            hint={t("recipient.dayHint")}
            error={errorOf("send_on")}
            type="date"
            {...(today && { min: today, max: lastDayAfter(today) })}
            {...register("send_on")}
          />
        </div>
      )}
    </FormSection>
  )
}
