import type { Refundable } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import { formatCents, formatRate, Price } from "../../../components/price"
import { QuantityStepper } from "../../../components/QuantityStepper"
import { useLanguage } from "../../../i18n"
import type { PricedDraft, RefundDraft } from "./refund-draft"

type RefundPartsFieldsProps = {
  refundable: Refundable
  draft: RefundDraft
  onChange: (draft: RefundDraft) => void
  wrong: PricedDraft["wrong"]
  children?: ReactNode
}

export function RefundPartsFields(props: RefundPartsFieldsProps) {
  const { refundable, draft, onChange, wrong, children } = props
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const amount = (cents: number) => formatCents(cents, language)
  const rates = refundable.rates.filter(({ amount_cents }) => amount_cents > 0)
  return (
    <>
      {refundable.items.length > 0 && <Lines {...props} />}
      {children}
      {refundable.delivery_cents > 0 && (
        <Field
          label={t("refund.delivery")}
          hint={t("refund.upTo", { amount: amount(refundable.delivery_cents) })}
          error={
            wrong.includes("delivery")
              ? t("refund.tooMuch", { amount: amount(refundable.delivery_cents) })
              : undefined
          }
          inputMode="decimal"
          autoComplete="off"
          value={draft.delivery}
          onChange={({ target }) => onChange({ ...draft, delivery: target.value })}
        />
      )}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-semibold">{t("refund.amounts")}</legend>
        <p className="text-sm text-bark">{t("refund.amountsHint")}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {rates.map(({ vat_rate, amount_cents }) => (
            <Field
              key={vat_rate}
              label={t("refund.amountAt", { rate: formatRate(vat_rate, language) })}
              hint={t("refund.upTo", { amount: amount(amount_cents) })}
              error={
                wrong.includes(vat_rate) ? t("refund.tooMuch", { amount: amount(amount_cents) }) : undefined
              }
              inputMode="decimal"
              autoComplete="off"
              value={draft.amounts[vat_rate] ?? ""}
              onChange={({ target }) =>
                onChange({ ...draft, amounts: { ...draft.amounts, [vat_rate]: target.value } })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

function Lines({ refundable, draft, onChange }: RefundPartsFieldsProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <ul aria-label={t("refund.lines")} className="flex flex-col divide-y divide-line">
      {refundable.items.map(({ id, name, quantity, amount_cents, vat_rate }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-2">
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-sm text-bark">
              {t("refund.line", { count: quantity, rate: formatRate(vat_rate, language) })}
              {" · "}
              <Price cents={amount_cents} />
            </span>
          </span>
          <QuantityStepper
            quantity={draft.quantities[id] ?? 0}
            isTyped
            minimum={0}
            maximum={quantity}
            className="shrink-0"
            labels={{
              group: t("refund.quantity", { name }),
              less: t("refund.less", { name }),
              more: t("refund.more", { name }),
            }}
            onChange={(chosen) => onChange({ ...draft, quantities: { ...draft.quantities, [id]: chosen } })}
          />
        </li>
      ))}
    </ul>
  )
}
