import { randomUUID } from "node:crypto"
import { Client } from "undici"
import { DOCUMENTS, query } from "./shop-api.mjs"

/** @typedef {import("../load.mjs").Turn} Turn */
/** @typedef {{ product: string, variant: string }} Goods ids of a product and its variant */

/** @template T @param {string} url @param {(connection: Client) => Promise<T>} work @returns {Promise<T>} */
async function connected(url, work) {
  const connection = new Client(url)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** @param {string} url @returns {Promise<Goods>} */
export const firstGoods = (url) =>
  connected(url, async (connection) => {
    const { data } = await query(connection, { document: DOCUMENTS.products, variables: { skip: 0 } })
    const [product] = data.products.items
    return { product: product.id, variant: product.variants[0].id }
  })

/** @param {import("./shop-api.mjs").GraphqlRequest} request @returns {Turn} */
const asking = (request) => (connection) => query(connection, request)

/** @type {Turn} */
export const page = asking({ document: DOCUMENTS.products, variables: { skip: 20 } })

/** @param {Goods} goods @returns {Turn} */
export const product = (goods) => asking({ document: DOCUMENTS.product, variables: { id: goods.product } })

/** @param {Goods} goods @returns {Turn} */
export const firstAdd = ({ variant }) => asking({ document: DOCUMENTS.add, variables: { variant } })

/**
 * Returns actions that read carts with one line.
 * @param {string} url
 * @param {Goods} goods
 * @param {number} count
 * @returns {Promise<Turn[]>}
 */
export const cartReaders = (url, goods, count) =>
  connected(url, (connection) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const { token } = await query(connection, {
          document: DOCUMENTS.add,
          variables: { variant: goods.variant },
        })
        return asking({ document: DOCUMENTS.cart, token })
      }),
    ),
  )

/**
 * Buys with as few requests as possible.
 * @param {string} url
 * @param {Goods} goods
 * @returns {Promise<Turn>}
 */
export async function purchase(url, { variant }) {
  const id = await connected(url, async (connection) => {
    const { token } = await query(connection, { document: DOCUMENTS.addOnly, variables: { variant } })
    const { data } = await query(connection, { document: DOCUMENTS.methods, token })
    return data.eligibleShippingMethods[0].id
  })
  const person = { firstName: "Ada", lastName: "Peeters" }
  const address = {
    ...{ fullName: "Ada Peeters", streetLine1: "Rue Haute 12" },
    ...{ postalCode: "1000", city: "Bruxelles", countryCode: "BE" },
  }
  return async (connection) => {
    const { token } = await query(connection, { document: DOCUMENTS.addOnly, variables: { variant } })
    const step = (/** @type {string} */ document, /** @type {Record<string, unknown>} */ variables = {}) =>
      query(connection, { document, variables, token })
    await step(DOCUMENTS.customer, { customer: { ...person, emailAddress: `${randomUUID()}@example.org` } })
    await step(DOCUMENTS.address, { address })
    await step(DOCUMENTS.method, { id })
    await step(DOCUMENTS.pay)
    const { data } = await step(DOCUMENTS.payment)
    const { state } = data.addPaymentToOrder
    if (state !== "PaymentSettled") throw new Error(`An order in Vendure stayed in the state ${state}.`)
  }
}
