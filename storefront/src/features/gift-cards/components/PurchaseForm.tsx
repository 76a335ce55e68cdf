import { dayInBelgium, type GiftCardOffer } from "@bon-perroquet/contract"
import { useId } from "react"
import { FormProvider } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { amountCents, PURCHASE_FIELDS, purchaseRequest } from "../purchase-form"
import { useBuy } from "../use-buy"
import { usePurchaseForm } from "../use-purchase-form"
import { REFUSED } from "../use-purchase-error"
import { AmountFields } from "./AmountFields"
import { CardPreview } from "./CardPreview"
import { GiverFields } from "./GiverFields"
import { LegalNotes } from "./LegalNotes"
import { PayBar } from "./PayBar"
import { RecipientFields } from "./RecipientFields"

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
