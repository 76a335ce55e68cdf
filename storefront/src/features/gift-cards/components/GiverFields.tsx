import { GIFT_CARD_MESSAGE_LENGTH, GIFT_CARD_NAME_LENGTH, type GiftCardOffer } from "@bon-perroquet/contract"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, TextAreaField } from "../../../components/Field"
import { FormSection } from "../../checkout"
import type { PurchaseValues } from "../purchase-form"
import { usePurchaseError } from "../use-purchase-error"

export function GiverFields({ offer }: { offer: GiftCardOffer }) {
  const { t } = useTranslation("gift-cards")
  const { t: common } = useTranslation("common")
  const { register, control } = useFormContext<PurchaseValues>()
  const errorOf = usePurchaseError(offer)
  const [message, handover] = useWatch({ control, name: ["message", "handover"] })
  return (
    <FormSection title={t("giver.title")}>
      <Field
        label={t("giver.name")}
        hint={t("giver.nameHint")}
        error={errorOf("giver_name")}
        autoComplete="name"
        maxLength={GIFT_CARD_NAME_LENGTH}
        required
        {...register("giver_name")}
      />
      <TextAreaField
        label={t("giver.message")}
        optionalLabel={common("optional")}
        hint={t("giver.count", { length: message.trim().length, max: GIFT_CARD_MESSAGE_LENGTH })}
        error={errorOf("message")}
        rows={5}
        {...register("message")}
      />
      <Field
        label={t("giver.email")}
        hint={t(handover === "print" ? "giver.emailPrintHint" : "giver.emailHint")}
        error={errorOf("buyer_email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...register("buyer_email")}
      />
    </FormSection>
  )
}
