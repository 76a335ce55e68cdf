import {
  formatEditedCents,
  MAX_PAYMENT_DAYS,
  typedCents,
  type CreditAccount,
  type CreditTerms,
  type Language,
} from "@bon-perroquet/contract"
import { useDecideCredit, useRereadCredit } from "@bon-perroquet/shop-react/admin"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type FieldTexts, type Read } from "../../../components/draft"
import { Field } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { parseUnits } from "../number-formats"
import { useResultToast } from "../use-result-toast"

const USUAL_DAYS = "30"

type TermsValues = { limit: string; days: string; endOfMonth: boolean }

const readOf = ({ terms, version }: CreditAccount, language: Language): Read<TermsValues> => ({
  values: {
    limit: terms ? formatEditedCents(terms.limit_cents, language) : "",
    days: terms ? String(terms.payment_days) : USUAL_DAYS,
    endOfMonth: terms?.end_of_month ?? false,
  },
  version,
})

const isLimit = (limit: string) => Boolean(typedCents(limit))
const areDays = (days: string) => (parseUnits(days) ?? Infinity) <= MAX_PAYMENT_DAYS

const termsOf = ({ limit, days, endOfMonth }: TermsValues): CreditTerms => ({
  limit_cents: typedCents(limit) ?? 0,
  payment_days: parseUnits(days) ?? 0,
  end_of_month: endOfMonth,
})

type CreditTermsFormProps = { customerId: string; account: CreditAccount; onSaved: () => void }

/** Credit limit and payment days of an account. Without terms, saving approves the account. */
export function CreditTermsForm({ customerId, account, onSaved }: CreditTermsFormProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const mayWrite = useMay()("shop:write")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useDecideCredit(customerId)
  const reread = useRereadCredit()
  const read = readOf(account, language)
  const form = useForm<TermsValues>({ defaultValues: read.values })
  const draft = useDraft({ form, name: "credit-terms", record: customerId, read })
  const { errors } = form.formState
  const { terms } = account
  const withResult = (saving: Promise<unknown>) =>
    withToast(saving, t("credit.saved"), t("credit.failed")).catch(() => undefined)

  async function save(values: TermsValues) {
    if (isPending) return
    const saving = draft.save(
      values,
      (typed, { version }) => mutateAsync({ terms: termsOf(typed), version }),
      async () => readOf(await reread(customerId), language),
      onSaved,
    )
    await withResult(saving)
  }

  function end() {
    const ending = mutateAsync({ terms: null, version: draft.read().version }).then(() => {
      draft.close()
      onSaved()
    })
    void withResult(ending)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <DraftNotices draft={draft} texts={useTermsTexts()} />
      <p className="text-sm text-bark">{t(terms ? "credit.approved" : "credit.hint")}</p>
      <fieldset disabled={!mayWrite} className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("credit.limit")}
          inputMode="decimal"
          autoComplete="off"
          error={errors.limit && t("credit.limitWrong")}
          {...form.register("limit", { validate: isLimit })}
        />
        <Field
          label={t("credit.days")}
          inputMode="numeric"
          autoComplete="off"
          error={errors.days && t("credit.daysWrong", { count: MAX_PAYMENT_DAYS })}
          {...form.register("days", { validate: areDays })}
        />
        <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
          <input type="checkbox" className="size-5 accent-leaf" {...form.register("endOfMonth")} />
          {t("credit.endOfMonth")}
        </label>
      </fieldset>
      {mayWrite && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" pending={isPending}>
            {t(terms ? "credit.save" : "credit.approve")}
          </Button>
          {terms && (
            <Button variant="quiet" size="sm" disabled={isPending} onClick={end}>
              {t("credit.end")}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

function useTermsTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const names: Record<string, string> = {
    limit: t("credit.limit"),
    days: t("credit.days"),
    endOfMonth: t("credit.endOfMonth"),
  } satisfies Record<keyof TermsValues, string>
  return {
    nameOf: (path) => names[path] ?? path,
    valueOf: (_path, value) =>
      typeof value === "boolean" ? t(value ? "changes.yes" : "changes.no") : String(value),
  }
}
