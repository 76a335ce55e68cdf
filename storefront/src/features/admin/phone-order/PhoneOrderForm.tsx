import { useCart, useDelivery, useShop } from "@bon-perroquet/shop-react"
import { usePlacePhoneOrder } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { FormProvider, useForm, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { useVatStanding } from "../../../components/business"
import { toast, useFailureToast } from "../../../components/toast"
import { useOffers } from "../../../config/services"
import { orderAddress } from "../orders/order-address"
import { AddressFields } from "./AddressFields"
import { BusinessFields } from "./BusinessFields"
import { CustomerFields } from "./CustomerFields"
import { DeliveryChoice } from "./DeliveryChoice"
import { GoodsFields } from "./GoodsFields"
import {
  NEW_PHONE_ORDER,
  phoneOrderFormSchema,
  phoneOrderFrom,
  type PhoneOrderValues,
} from "./phone-order-form"
import { PlaceOrder, BY_LINK } from "./PlaceOrder"

const byRules = zodResolver(phoneOrderFormSchema)

/** Who orders what, where it goes and how it is paid: the cart's own prices, VAT, codes and stock. */
export function PhoneOrderForm() {
  const { t } = useTranslation("admin")
  const goTo = useNavigate()
  const sayFailure = useFailureToast()
  const { sessionId } = useShop()
  const form = useForm<PhoneOrderValues>({ resolver: byRules, defaultValues: NEW_PHONE_ORDER })
  const [country, vatNumber] = useWatch({ control: form.control, name: ["country", "vat_number"] })
  const { data: cart } = useCart()
  const servesBusinesses = useOffers("business")
  const vat = useVatStanding(vatNumber, servesBusinesses)
  const { data: delivery } = useDelivery(country, [], vat.provenNumber)
  // A point is chosen on a map that shoppers have: on the telephone it goes to a door.
  const methods = (delivery?.methods ?? []).filter(({ needs_point }) => !needs_point)
  const [chosen, choose] = useState("")
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]
  const [payment, setPayment] = useState(BY_LINK)
  const { mutate, isPending } = usePlacePhoneOrder()
  const isEmpty = !cart?.items.length

  function place(values: PhoneOrderValues) {
    if (!method || isEmpty) return
    const order = phoneOrderFrom(values, {
      cart_session_id: sessionId,
      delivery_method: method.id,
      expected_total_cents: method.totals.total_cents,
      ...(payment !== BY_LINK && { payment_method: payment }),
    })
    mutate(order, {
      onSuccess: ({ order_number: number }) => {
        toast({
          variant: "success",
          title: t("phoneOrder.done", { number }),
          description: t(payment === BY_LINK ? "phoneOrder.linkSent" : "phoneOrder.instructed", {
            email: values.email,
          }),
        })
        void goTo(orderAddress(number))
      },
      onError: (error) => sayFailure(error, t("phoneOrder.failed")),
    })
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]"
        onSubmit={(event) => void form.handleSubmit(place)(event)}
      >
        <div className="flex min-w-0 flex-col gap-6">
          <CustomerFields />
          <AddressFields />
          {servesBusinesses && <BusinessFields vat={vat} />}
          <GoodsFields />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
          <DeliveryChoice methods={methods} chosen={method?.id} onChoose={choose} />
          <PlaceOrder
            totals={method?.totals}
            isReady={!isEmpty && method !== undefined}
            isPending={isPending}
            payment={payment}
            onPayment={setPayment}
          />
        </div>
      </form>
    </FormProvider>
  )
}
