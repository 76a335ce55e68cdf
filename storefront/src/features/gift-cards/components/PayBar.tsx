import type { GiftCardOffer } from "@bon-perroquet/contract"
import { useFormContext, useWatch } from "react-hook-form"
import { Trans, useTranslation } from "react-i18next"
import { Link } from "react-router"
import { useAboveCookieQuestion } from "../../../components/above-cookie-question"
import { Button } from "../../../components/Button"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { amountCents, type PurchaseValues } from "../purchase-form"

type PayBarProps = { form: string; offer: GiftCardOffer; processing: boolean }

/** Bar with the pay button. It sticks to the bottom on a phone. By law, the button names the obligation to pay. */
export function PayBar({ form, offer, processing }: PayBarProps) {
  const { t } = useTranslation("gift-cards")
  const { language } = useLanguage()
  const { control } = useFormContext<PurchaseValues>()
  const [amount, other_amount] = useWatch({ control, name: ["amount", "other_amount"] })
  const cents = amountCents({ amount, other_amount }, offer)
  return (
    <div
      style={useAboveCookieQuestion()}
      className="sticky z-20 short:static -mx-4 flex flex-col gap-2 border-t border-line bg-card px-4 py-3 lg:static lg:mx-0 lg:border-t-0 lg:bg-transparent lg:p-6 lg:pt-0"
    >
      <Button type="submit" form={form} size="lg" className="w-full" pending={processing}>
        {processing
          ? t("processing")
          : t("pay", { amount: cents === null ? "…" : formatCents(cents, language) })}
      </Button>
      <p className="text-center text-xs text-bark">
        <Trans
          t={t}
          i18nKey="terms"
          components={{ terms: <Link to="/terms" className="underline underline-offset-2" /> }}
        />
      </p>
    </div>
  )
}
