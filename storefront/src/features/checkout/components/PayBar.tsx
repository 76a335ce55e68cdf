import { Trans, useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { useAboveCookieQuestion } from "../../../components/above-cookie-question"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"

type PayBarProps = {
  form: string
  totalCents: number | undefined
  /** Whether gift cards and store credit pay everything. */
  isPaidByBalance: boolean
  ready: boolean
  processing: boolean
}

/**
 * Bar with the total and the pay button. It sticks to the bottom on a phone. By law, the button names the obligation to
 * pay.
 */
export function PayBar({ form, totalCents, isPaidByBalance, ready, processing }: PayBarProps) {
  const { t } = useTranslation("checkout")
  const { language } = useLanguage()
  const amount = totalCents === undefined ? "…" : formatCents(totalCents, language)
  return (
    <div
      style={useAboveCookieQuestion()}
      className="sticky z-20 short:static -mx-4 flex flex-col gap-2 border-t border-line bg-card px-4 py-3 lg:static lg:mx-0 lg:border-t-0 lg:bg-transparent lg:p-6 lg:pt-0"
    >
      <Button
        type="submit"
        form={form}
        size="lg"
        className="w-full"
        disabled={!ready || processing}
        pending={processing}
      >
        {processing ? t("processing") : isPaidByBalance ? t("payWithBalance") : t("pay", { amount })}
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
