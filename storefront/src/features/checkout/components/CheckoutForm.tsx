import { isUntaxed, itemForTrade, type Cart } from "@bon-perroquet/contract"
import { useCartIsChanging } from "@bon-perroquet/shop-react"
import { useEffect, useId, useState } from "react"
import { FormProvider, useForm, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { CustomFields } from "../../../components/custom-fields/CustomFields"
import { RepeatNote } from "../../repeat"
import { useLabelLimits } from "../../../components/address/label-limits"
import { laterResolver } from "../../../config/later-resolver"
import { ASKED, CHECKOUT_FIELDS, type CheckoutValues } from "../checkout-form"
import { initialValues, keepDraft } from "../draft"
import { useBalances } from "../codes/use-balances"
import { useBusiness } from "../use-business"
import { useChosenDelivery } from "../use-chosen-delivery"
import { useChosenExtras } from "../use-chosen-extras"
import { useChosenPayment } from "../use-chosen-payment"
import { REFUSED } from "../use-field-error"
import { usePay } from "../use-pay"
import { AddressFields } from "./AddressFields"
import { BusinessFields } from "./BusinessFields"
import { ContactFields } from "./ContactFields"
import { DeliveryMethods, isPointKind } from "./DeliveryMethods"
import { ErrorSummary } from "./ErrorSummary"
import { Extras } from "./Extras"
import { FormSection } from "./FormSection"
import { InvoiceAddress } from "./InvoiceAddress"
import { OrderSummary } from "./OrderSummary"
import { PayBar } from "./PayBar"
import { PaymentMethods } from "./PaymentMethods"

const loadRules = () => import("../checkout-rules")

export function CheckoutForm({ cart }: { cart: Cart }) {
  const { t } = useTranslation("checkout")
  const formId = useId()
  const [defaultValues] = useState(initialValues)
  const limitsTo = useLabelLimits()
  const form = useForm<CheckoutValues>({
    resolver: laterResolver(async () => (await loadRules()).checkoutResolver(limitsTo)),
    defaultValues,
    // React Hook Form would focus the first invalid field in registration order. This component focuses the first one
    // in display order.
    shouldFocusError: false,
  })
  const { subscribe, formState } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  )
  useEffect(() => {
    const form = document.getElementById(formId)
    const load = () => void loadRules().catch(() => undefined)
    form?.addEventListener("focusin", load, { once: true })
    return () => form?.removeEventListener("focusin", load)
  }, [formId])
  const cartIsChanging = useCartIsChanging()
  const country = useWatch({ control: form.control, name: "country" }) ?? cart.country
  const extras = useChosenExtras(form)
  const extraCodes = extras.chosen.map(({ code }) => code)
  const business = useBusiness(form)
  const delivery = useChosenDelivery(form, country, extraCodes, business.provenNumber)
  const payment = useChosenPayment(form, country)
  const [restProblem, setRestProblem] = useState<string>()
  const { pay, processing: paying } = usePay(
    (field) => form.setError(field, { type: REFUSED }, { shouldFocus: true }),
    setRestProblem,
  )
  const processing = paying || formState.isSubmitting
  const { chosen, outdated } = delivery
  const balances = useBalances(cart, (chosen?.totals ?? cart.totals).total_cents)
  const isSplit = balances !== null && balances.applied.length > 0
  const atPoint = isPointKind(chosen?.code)
  const isLoaded = chosen !== undefined && !outdated && extras.isKnown && payment.isKnown

  const submit = form.handleSubmit(
    (values) => {
      setRestProblem(undefined)
      if (!chosen) return
      return pay(business.isWanted ? values : { ...values, business: "" }, {
        method: chosen.id,
        totalCents: chosen.totals.total_cents,
        ...(isSplit && { restCents: balances.rest_cents }),
        extras: extraCodes,
        paymentMethod: payment.chosen?.code,
      })
    },
    (errors) => {
      const first = CHECKOUT_FIELDS.find((field) => errors[field])
      const own = ASKED.find(({ key }) => errors.custom_fields?.[key])
      if (first) form.setFocus(first)
      else if (own) form.setFocus(`custom_fields.${own.key}`)
    },
  )

  return (
    <FormProvider {...form}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-10">
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
          <ErrorSummary />
          <ContactFields />
          <BusinessFields business={business} isExempt={isUntaxed(chosen?.totals ?? cart.totals)} />
          <DeliveryMethods delivery={delivery} />
          {!atPoint && <AddressFields />}
          <InvoiceAddress atPoint={atPoint} />
          {ASKED.length > 0 && (
            <FormSection title={t("own.title")}>
              <CustomFields keys={ASKED} className="sm:grid-cols-2" />
            </FormSection>
          )}
          <Extras choice={extras} />
          {balances?.rest_cents !== 0 && <PaymentMethods payment={payment} />}
          <RepeatNote />
        </form>
        {/* On a phone, all parts share one column, so that the pay bar can be sticky. */}
        <div className="contents lg:sticky lg:top-24 lg:block lg:rounded-card lg:border lg:border-line lg:bg-card">
          <div className="rounded-card border border-line bg-card lg:border-0">
            <OrderSummary
              items={cart.trade ? cart.items.map(itemForTrade) : cart.items}
              extras={extras.chosen}
              promotions={cart.promotions}
              totals={chosen?.totals ?? cart.totals}
              outdated={outdated}
              balances={balances}
              balancesProblem={restProblem}
              marks={(balances?.rest_cents !== 0 && payment.chosen?.marks) || []}
            />
          </div>
          <PayBar
            form={formId}
            totalCents={chosen && (balances?.rest_cents ?? chosen.totals.total_cents)}
            isPaidByBalance={isSplit && balances.rest_cents === 0}
            ready={isLoaded && !business.isAsking && !cartIsChanging}
            processing={processing}
          />
        </div>
      </div>
    </FormProvider>
  )
}
