import { formatEditedCents, MAX_PAYMENT_DAYS, typedCents, type CreditTerms } from "@bon-perroquet/contract"
import { useDecideCredit } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { parseUnits } from "../number-formats"
import { useResultToast } from "../use-result-toast"

const USUAL_DAYS = "30"

type CreditTermsFormProps = { customerId: string; terms: CreditTerms | null }

/** Credit limit and payment days of an account. Without terms, saving approves the account. */
export function CreditTermsForm({ customerId, terms }: CreditTermsFormProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const mayWrite = useMay()("shop:write")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useDecideCredit(customerId)
  const [limit, setLimit] = useState(terms ? formatEditedCents(terms.limit_cents, language) : "")
  const [days, setDays] = useState(terms ? String(terms.payment_days) : USUAL_DAYS)
  const [endOfMonth, setEndOfMonth] = useState(terms?.end_of_month ?? false)
  const [isTried, setTried] = useState(false)
  const limit_cents = typedCents(limit)
  const payment_days = parseUnits(days)
  const areDaysWrong = payment_days === null || payment_days > MAX_PAYMENT_DAYS
  const decide = (decided: CreditTerms | null) =>
    void withToast(mutateAsync(decided), t("credit.saved"), t("credit.failed")).catch(() => undefined)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (isPending || !limit_cents || areDaysWrong) return
    decide({ limit_cents, payment_days, end_of_month: endOfMonth })
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <p className="text-sm text-bark">{t(terms ? "credit.approved" : "credit.hint")}</p>
      <fieldset disabled={!mayWrite} className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("credit.limit")}
          inputMode="decimal"
          autoComplete="off"
          value={limit}
          error={isTried && !limit_cents ? t("credit.limitWrong") : undefined}
          onChange={({ target }) => setLimit(target.value)}
        />
        <Field
          label={t("credit.days")}
          inputMode="numeric"
          autoComplete="off"
          value={days}
          error={isTried && areDaysWrong ? t("credit.daysWrong", { count: MAX_PAYMENT_DAYS }) : undefined}
          onChange={({ target }) => setDays(target.value)}
        />
        <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
          <input
            type="checkbox"
            className="size-5 accent-leaf"
            checked={endOfMonth}
            onChange={({ target }) => setEndOfMonth(target.checked)}
          />
          {t("credit.endOfMonth")}
        </label>
      </fieldset>
      {mayWrite && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" pending={isPending}>
            {t(terms ? "credit.save" : "credit.approve")}
          </Button>
          {terms && (
            <Button variant="quiet" size="sm" disabled={isPending} onClick={() => decide(null)}>
              {t("credit.end")}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
