import { ShopProvider, useCart, useCartIsChanging, useDelivery, useShop } from "@bon-perroquet/shop-react"
import { useAssignPhoneCart, usePlacePhoneOrder } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect, useRef, useState } from "react"
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router"
import { useVatStanding } from "../../../components/business"
import { DraftNotices, useDraft, type FieldTexts, type Read } from "../../../components/draft"
import { toast, useFailureToast } from "../../../components/toast"
import { useOffers } from "../../../config/services"
import { AddressFields, CountryField, NoteField } from "../address/AddressFields"
import { orderAddress } from "../screen-addresses"
import { BusinessFields } from "./BusinessFields"
import { CopiedOrder } from "./CopiedOrder"
import { CustomerFields } from "./CustomerFields"
import { DeliveryChoice } from "./DeliveryChoice"
import { GoodsFields } from "./GoodsFields"
import { Part } from "./Part"
import {
  BY_LINK,
  NEW_PHONE_ORDER,
  paymentOf,
  phoneOrderFormSchema,
  phoneOrderFrom,
  type PhoneOrderValues,
} from "./phone-order-form"
import { useLabelLimits } from "../../../components/address/label-limits"
import { PlaceOrder } from "./PlaceOrder"

const READ: Read<PhoneOrderValues> = { values: NEW_PHONE_ORDER }

/** Texts for conflicts with changes by others. They are never shown, because nobody else edits a new order. */
const NO_TEXTS: FieldTexts = { nameOf: (path) => path, valueOf: (_path, value) => String(value) }

type Save = (values: PhoneOrderValues, send: () => Promise<void>) => Promise<void>

/**
 * Form for a telephone order. Its cart is separate from the administrator's own cart. The form's draft contains the
 * cart's id.
 */
export function PhoneOrderForm() {
  const { client, language } = useShop()
  const form = useForm<PhoneOrderValues>({
    resolver: zodResolver(phoneOrderFormSchema(useLabelLimits())),
    defaultValues: NEW_PHONE_ORDER,
  })
  const cart = useWatch({ control: form.control, name: "cart" })
  const draft = useDraft({ form, name: "phone-order", record: "new", read: READ })
  const [params] = useSearchParams()
  const copied = params.get("like")
  const [unused] = useState(() => `phone-${crypto.randomUUID()}`)
  const save: Save = async (values, send) => {
    await draft.save(values, send, () => Promise.resolve(READ))
  }
  return (
    <ShopProvider client={client} language={language} sessionId={cart || unused}>
      <FormProvider {...form}>
        <DraftNotices draft={draft} texts={NO_TEXTS} />
        {copied && <CopiedOrder number={copied} country={params.get("country")} />}
        <OrderFields save={save} />
      </FormProvider>
    </ShopProvider>
  )
}

/** Stores the cart's id in the form, unless the cart is empty. */
function useCartOfForm() {
  const { sessionId } = useShop()
  const { getValues, setValue } = useFormContext<PhoneOrderValues>()
  const { data: cart, isPlaceholderData } = useCart()
  const isEmpty = !cart?.items.length
  // True while the cart is being changed, or while another cart is still displayed.
  const isUnsure = useCartIsChanging() || isPlaceholderData || !cart
  useEffect(() => {
    const sessionWithGoods = isEmpty ? "" : sessionId
    if (!isUnsure && getValues("cart") !== sessionWithGoods) setValue("cart", sessionWithGoods)
  }, [isEmpty, isUnsure, sessionId, getValues, setValue])
  return { isEmpty }
}

/** Assigns the cart to the chosen account, whose trade prices then apply. @returns the account's id, or "" */
function useCartOfCustomer(): string {
  const { control } = useFormContext<PhoneOrderValues>()
  const { t } = useTranslation("admin")
  const showFailure = useFailureToast()
  const [cart, customer] = useWatch({ control, name: ["cart", "customer"] })
  const { mutate } = useAssignPhoneCart()
  const assigned = useRef("")
  useEffect(() => {
    if (!cart || assigned.current === customer) return
    assigned.current = customer
    const onError = (error: unknown) => showFailure(error, t("phoneOrder.failed"))
    mutate({ cart_session_id: cart, customer_id: customer || null }, { onError })
  }, [cart, customer, mutate, showFailure, t])
  return customer
}

/** Fields of the order. The cart calculates prices, VAT, discounts and stock. */
function OrderFields({ save }: { save: Save }) {
  const { t } = useTranslation("admin")
  const goTo = useNavigate()
  const sayFailure = useFailureToast()
  const { control, handleSubmit } = useFormContext<PhoneOrderValues>()
  const [country, vatNumber] = useWatch({ control, name: ["country", "vat_number"] })
  const { isEmpty } = useCartOfForm()
  const customer = useCartOfCustomer()
  const servesBusinesses = useOffers("business")
  const vat = useVatStanding(vatNumber, country, servesBusinesses)
  const { data: delivery } = useDelivery(country, [], vat.provenNumber)
  // Excludes pick-up points, because only the checkout can select one.
  const methods = (delivery?.methods ?? []).filter(({ needs_point }) => !needs_point)
  const [chosen, choose] = useState("")
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]
  const [chosenPayment, choosePayment] = useState({ code: BY_LINK, customer })
  const payment = paymentOf(chosenPayment, customer)
  const { mutateAsync, isPending } = usePlacePhoneOrder()

  async function place(values: PhoneOrderValues) {
    if (!method || isEmpty || !values.cart || isPending) return
    const order = phoneOrderFrom(values, {
      delivery_method: method.id,
      expected_total_cents: method.totals.total_cents,
      ...(payment !== BY_LINK && { payment_method: payment }),
    })
    let number = ""
    try {
      await save(values, async () => {
        number = (await mutateAsync(order)).order_number
      })
      toast({
        variant: "success",
        title: t("phoneOrder.done", { number }),
        description: t(payment === BY_LINK ? "phoneOrder.linkSent" : "phoneOrder.instructed", {
          email: values.email,
        }),
      })
      void goTo(orderAddress(number))
    } catch (error) {
      sayFailure(error, t("phoneOrder.failed"))
    }
  }

  return (
    <form
      noValidate
      className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]"
      onSubmit={(event) => void handleSubmit(place)(event)}
    >
      <div className="flex min-w-0 flex-col gap-6">
        <CustomerFields />
        <Part title={t("phoneOrder.address")}>
          <AddressFields>
            <CountryField />
            <NoteField />
          </AddressFields>
        </Part>
        {servesBusinesses && <BusinessFields vat={vat} />}
        <GoodsFields />
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
        <DeliveryChoice methods={methods} chosen={method?.id} onChoose={choose} />
        <PlaceOrder
          totals={method?.totals}
          isReady={!isEmpty && method !== undefined}
          isPending={isPending}
          customer={customer}
          payment={payment}
          onPayment={(code) => choosePayment({ code, customer })}
        />
      </div>
    </form>
  )
}
