import { dayInBelgium, type GiftCardOffer } from "@bon-perroquet/contract"
import { useId } from "react"
import { FormProvider, useFormContext, useWatch } from "react-hook-form"
import { useTranslation, Trans } from "react-i18next"
import { amountCents, PURCHASE_FIELDS, purchaseRequest, type PurchaseValues } from "../purchase-form"
import { useBuy } from "../use-buy"
import { usePurchaseForm } from "../use-purchase-form"
import { REFUSED } from "../use-purchase-error"
import { AmountFields } from "./AmountFields"
import { CardPreview } from "./CardPreview"
import { GiverFields } from "./GiverFields"
import { RecipientFields } from "./RecipientFields"
import { RichText } from "../../../components/RichText"
import { Link } from "react-router"
import { useAboveCookieQuestion } from "../../../components/above-cookie-question"
import { Button } from "../../../components/Button"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"

export function PurchaseForm({ offer }: { offer: GiftCardOffer }) {
  const formId = useId()
  const { form, today } = usePurchaseForm(offer)
  const { buy, processing } = useBuy((field) =>
    form.setError(field, { type: REFUSED }, { shouldFocus: true }),
  )
  const { submitCount, errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(
    (values) => {
      const cents = amountCents(values, offer)
      if (cents !== null) buy(purchaseRequest(values, { cents, today: dayInBelgium(new Date()) }))
    },
    (wrong) => {
      const first = PURCHASE_FIELDS.find((field) => wrong[field])
      if (first) form.setFocus(first)
    },
  )

  return (
    <FormProvider {...form}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-10">
        <form
          id={formId}
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-6"
        >
          {submitCount > 0 && Object.keys(errors).length > 0 && <Incomplete />}
          <AmountFields offer={offer} />
          <RecipientFields offer={offer} today={today} />
          <GiverFields offer={offer} />
        </form>
        {/* On a phone, all parts share one column, so that the pay bar can be sticky. */}
        <div className="contents lg:sticky lg:top-24 lg:block lg:rounded-card lg:border lg:border-line lg:bg-card">
          <div className="flex flex-col gap-5 rounded-card border border-line bg-card p-5 sm:p-6 lg:border-0">
            <CardPreview offer={offer} />
            <LegalNotes offer={offer} />
          </div>
          <PayBar form={formId} offer={offer} processing={processing || isSubmitting} />
        </div>
      </div>
    </FormProvider>
  )
}

function Incomplete() {
  const { t } = useTranslation("gift-cards")
  return (
    <p role="alert" className="rounded-card border border-macaw bg-macaw-wash p-4 font-semibold">
      {t("errors.summary")}
    </p>
  )
}

/** Facts that the law requires before the purchase. */
function LegalNotes({ offer: { valid_months } }: { offer: GiftCardOffer }) {
  const { t } = useTranslation("gift-cards")
  return (
    <section aria-labelledby="gift-card-facts" className="flex flex-col gap-2 border-t border-line pt-5">
      <h2 id="gift-card-facts" className="font-sans text-base font-semibold">
        {t("law.title")}
      </h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-bark">
        <li>{valid_months === null ? t("law.noEnd") : t("law.months", { count: valid_months })}</li>
        <li>{t("law.vat")}</li>
        <li>
          <RichText text={t("law.withdrawal")} />
        </li>
        <li>{t("law.payment")}</li>
      </ul>
    </section>
  )
}

type PayBarProps = { form: string; offer: GiftCardOffer; processing: boolean }

/** Bar with the pay button. It sticks to the bottom on a phone. By law, the button names the obligation to pay. */
function PayBar({ form, offer, processing }: PayBarProps) {
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
