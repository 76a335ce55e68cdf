import { Refused, sendForAnswer } from "../send.mjs"

/**
 * @typedef {{ document: string, variables?: Record<string, unknown>, token?: string }} GraphqlRequest `token` of a
 * shopper's session
 */

const PATH = "/shop-api"
/** Header with the session token. Requests send the token as a bearer token. */
const TOKEN_HEADER = "vendure-auth-token"
export const PAYMENT_METHOD = "dummy"

/**
 * Sends a query. Throws for GraphQL errors, because their status is 200.
 * @param {import("undici").Client} connection
 * @param {GraphqlRequest} asked
 * @returns {Promise<{ data: any, token: string }>} data and session token
 */
export async function query(connection, { document, variables, token = "" }) {
  const { headers, json } = await sendForAnswer(connection, {
    method: "POST",
    path: PATH,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    json: { query: document, variables },
  })
  const { data, errors } = json
  const isRefused = Object.values(data ?? {}).some((result) => result === null || result.errorCode)
  if (errors || isRefused) throw new Refused(PATH, 200, JSON.stringify(json))
  return { data, token: String(headers[TOKEN_HEADER] ?? token) }
}

const REFUSAL = "... on ErrorResult { errorCode message }"

const PRODUCT = `fragment Product on Product {
  id name slug description featuredAsset { preview }
  variants { id sku name priceWithTax stockLevel featuredAsset { preview } }
}`

const CART = `fragment Cart on Order {
  id code currencyCode couponCodes
  lines {
    id quantity unitPriceWithTax linePriceWithTax discountedLinePriceWithTax taxRate
    featuredAsset { preview }
    productVariant { id sku name stockLevel product { id slug } }
  }
  discounts { description amountWithTax }
  subTotal subTotalWithTax shipping shippingWithTax total totalWithTax
  taxSummary { taxRate taxBase taxTotal }
}`

const STEP = `... on Order { id code state totalWithTax } ${REFUSAL}`

export const DOCUMENTS = {
  products: `query ($skip: Int!) { products(options: { skip: $skip, take: 20 }) { items { ...Product } totalItems } } ${PRODUCT}`,
  product: `query ($id: ID!) { product(id: $id) { ...Product } } ${PRODUCT}`,
  cart: `query { activeOrder { ...Cart } } ${CART}`,
  add: `mutation ($variant: ID!) { addItemToOrder(productVariantId: $variant, quantity: 1) { ...Cart ${REFUSAL} } } ${CART}`,
  addOnly: `mutation ($variant: ID!) { addItemToOrder(productVariantId: $variant, quantity: 1) { ${STEP} } }`,
  customer: `mutation ($customer: CreateCustomerInput!) { setCustomerForOrder(input: $customer) { ${STEP} } }`,
  address: `mutation ($address: CreateAddressInput!) { setOrderShippingAddress(input: $address) { ${STEP} } }`,
  methods: "query { eligibleShippingMethods { id } }",
  method: `mutation ($id: ID!) { setOrderShippingMethod(shippingMethodId: [$id]) { ${STEP} } }`,
  pay: `mutation { transitionOrderToState(state: "ArrangingPayment") { ${STEP} } }`,
  payment: `mutation { addPaymentToOrder(input: { method: "${PAYMENT_METHOD}", metadata: {} }) { ${STEP} } }`,
}
