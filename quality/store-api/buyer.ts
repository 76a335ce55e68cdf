import { createHash } from "node:crypto"
import Medusa from "@medusajs/js-sdk"
import { sharedProduct } from "@bon-perroquet/checkout/testing"
import { EngineClient, requireVariable } from "@bon-perroquet/testing"
import { copyCart, modelCart } from "./copied-cart"
import type { StoreCart, StoreCartShippingOption, StorePaymentSession } from "@medusajs/framework/types"

export const STRIPE = "pp_stripe-checkout_stripe"
export const TRANSFER = "pp_bank-transfer_transfer"

export const HOME_ADDRESS = {
  first_name: "Ada",
  last_name: "Peeters",
  company: "Papegaai bv",
  address_1: "Hoogstraat 12",
  address_2: "bus 3",
  postal_code: "1000",
  city: "Brussel",
  country_code: "be",
  phone: "+32 2 555 12 12",
}

let key: string | undefined

export const publishableKey = async (): Promise<string> => (key ??= await readKey())

async function readKey(): Promise<string> {
  const engine = await EngineClient.signIn()
  const query = { type: "publishable" }
  const { api_keys } = await engine.get<{ api_keys: { token: string }[] }>("/admin/api-keys", query)
  return api_keys[0]?.token ?? ""
}

/** Creates Medusa's SDK as its starter storefront does on the server. */
export async function storeSdk(locale = "nl-NL"): Promise<Medusa> {
  return new Medusa({
    baseUrl: requireVariable("ENGINE_URL"),
    publishableKey: await publishableKey(),
    globalHeaders: { "x-medusa-locale": locale },
    auth: { type: "jwt", jwtTokenStorageMethod: "memory" },
  })
}

type Address = typeof HOME_ADDRESS
type Product = Awaited<ReturnType<typeof sharedProduct>>
type Buyer = { quantity?: number; email?: string; delivery?: string; locale?: string; address?: Address }

const addressesOf = (address: Address) => ({ shipping_address: address, billing_address: address })
let count = 0
const someone = () => `sdk-${Date.now().toString(36)}-${++count}@example.org`

async function productFor(
  sdk: Medusa,
  { id }: { id: string },
  { quantity, country }: { quantity: number; country: string },
) {
  const { regions } = await sdk.store.region.list({ fields: "id,*countries" })
  const region = regions.find(({ countries }) => countries?.some(({ iso_2 }) => iso_2 === country))
  const { product } = await sdk.store.product.retrieve(id, { fields: "id,*variants" })
  return {
    region_id: region?.id ?? "",
    item: { variant_id: product.variants?.[0]?.id ?? "", quantity },
  }
}

async function withDelivery(sdk: Medusa, { id }: { id: string }, code: string): Promise<StoreCart> {
  const option = await optionOf(sdk, id, code)
  return (await sdk.store.cart.addShippingMethod(id, { option_id: option.id })).cart
}

/** Prepares a cart with the same calls, in the same order, as Medusa's starter storefront. */
export async function cartByItsSteps(
  sdk: Medusa,
  product: { id: string },
  {
    quantity = 1,
    email = someone(),
    delivery = "home",
    locale = "nl-NL",
    address = HOME_ADDRESS,
  }: Buyer = {},
): Promise<StoreCart> {
  const { region_id, item } = await productFor(sdk, product, { quantity, country: address.country_code })
  const { cart: created } = await sdk.store.cart.create({ region_id, locale })
  await sdk.store.cart.createLineItem(created.id, item)
  await sdk.store.cart.update(created.id, { email, ...addressesOf(address) })
  return withDelivery(sdk, created, delivery)
}

/** Creates a cart with address and delivery with two calls. */
async function createCart(
  sdk: Medusa,
  product: { id: string },
  { quantity, email, delivery, locale, address }: Required<Buyer>,
): Promise<StoreCart> {
  const requested = { quantity, country: address.country_code }
  const { region_id, item } = await productFor(sdk, product, requested)
  const input = { region_id, locale, items: [item], email, ...addressesOf(address) }
  const { cart } = await sdk.store.cart.create(input)
  return withDelivery(sdk, cart, delivery)
}

/** Returns whether a cart of the shared product can be copied for this product, with another product in its line. */
const isAlike = (one: Product, other: Product) =>
  one.price === other.price && one.weight === other.weight && one.vat_rate === other.vat_rate

/** Prepares a cart. Copies the rows of an equal cart, because each call to the Store API is slow. */
export async function cartToPay(
  sdk: Medusa,
  product: Product | null = null,
  {
    quantity = 1,
    email = someone(),
    delivery = "home",
    locale = "nl-NL",
    address = HOME_ADDRESS,
  }: Buyer = {},
): Promise<StoreCart> {
  const buyer = { quantity, email, delivery, locale, address }
  const shared = await sharedProduct()
  if (product && !isAlike(product, shared)) return createCart(sdk, product, buyer)
  const key = createHash("sha256")
    .update(JSON.stringify({ ...buyer, email: "" }))
    .digest("hex")
  const model = `model-${key.slice(0, 12)}@example.org`
  const id =
    (await modelCart(model)) ??
    (await createCart(await storeSdk(locale), shared, { ...buyer, email: model })).id
  const customer = (await sdk.client.getToken()) ? (await sdk.store.customer.retrieve()).customer.id : null
  const copy = await copyCart(id, { email, product: product ?? shared, customer })
  return (await sdk.store.cart.retrieve(copy)).cart
}

export async function optionOf(sdk: Medusa, cart_id: string, code: string): Promise<StoreCartShippingOption> {
  const { shipping_options } = await sdk.store.fulfillment.listCartOptions(
    { cart_id },
    // This header says that the client lets the shopper select a pick-up point.
    { "x-offers-points": "true" },
  )
  const option = shipping_options.find(({ type }) => type.code === code)
  if (!option) throw new Error(`There is no delivery method "${code}".`)
  return option
}

/** @returns the pending session */
export async function paySession(
  sdk: Medusa,
  cart: StoreCart,
  data?: Record<string, unknown>,
  provider_id = STRIPE,
): Promise<StorePaymentSession & { data: { url: string; checkout_session_id: string } }> {
  const { payment_collection } = await sdk.store.payment.initiatePaymentSession(cart, { provider_id, data })
  const pending = (payment_collection.payment_sessions ?? []).filter(({ status }) => status === "pending")
  const [session] = pending
  if (!session || pending.length > 1)
    throw new Error(`Expected one pending payment session, found ${pending.length}.`)
  return session as Awaited<ReturnType<typeof paySession>>
}

export async function refused(call: Promise<unknown>): Promise<{ status?: number; message: string }> {
  const error: unknown = await call.then(
    () => new Error("Expected a refusal, but the call succeeded."),
    (reason: unknown) => reason,
  )
  const { status, message } = error as { status?: number; message: string }
  return { status, message }
}
