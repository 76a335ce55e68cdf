import { writeChanges, type NewChange } from "@bon-perroquet/change-log/changes"
import type { AdminProduct } from "@bon-perroquet/contract"
import { readOwnProductRows, withOwnPictures } from "@bon-perroquet/shop-api/catalogue"
import { afterSuccess } from "@bon-perroquet/shop-api/http"
import { askingAdministrator } from "@bon-perroquet/shop-api/roles"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { adminProduct } from "../products/view"
import { orderChange, productChanges, settingChange, type EngineCall } from "./record"
import { idsIn, ordersOf, productsOf } from "./touched"

/** Calls that say themselves what they changed, and those that change nothing of the shop's. */
const NOT_HERE =
  /^\/admin\/(payments\/[^/]+\/refund|shop-orders|administrators|outbox|uploads|views|feature-flags|products\/export|orders\/export|invites\/accept)(\/|$)/i

const MAX_PRODUCTS = 50

async function productsWith(container: MedusaContainer, ids: string[]): Promise<Map<string, AdminProduct>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = ids.length ? await readOwnProductRows(knex, ids) : []
  return new Map(rows.map(withOwnPictures(container)).map((row) => [row.id, adminProduct(row)]))
}

/**
 * Writes down what is changed through the engine's own Admin API, as Medusa Admin does it: of products what it was before and
 * is now, of orders and everything else which call it was. What a request names is looked at before and after it.
 */
export async function recordEngineChange(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const path = (request.baseUrl + request.path).replace(/\/$/, "")
    const changes = request.method !== "GET" && request.method !== "HEAD" && !NOT_HERE.test(path)
    const administrator = changes && (await askingAdministrator(request))
    // An id with an escaped letter is the same to the engine.
    if (administrator) await watch(request, response, administrator.email, decodeURIComponent(path))
    next()
  } catch (error) {
    next(error)
  }
}

async function watch(
  request: MedusaRequest,
  response: MedusaResponse,
  by: string,
  path: string,
): Promise<void> {
  const { scope: container, method, body } = request
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const named = idsIn(path, body)
  const before = await productsWith(container, (await productsOf(knex, named)).slice(0, MAX_PRODUCTS))
  const answered = answerOf(response)
  afterSuccess(request, response, async () => {
    const call: EngineCall = { method, path, body, answer: answered() }
    const ids = [...new Set([...named, ...idsIn(call.answer)])]
    const touched = await productsOf(knex, ids)
    const after = await productsWith(
      container,
      [...new Set([...before.keys(), ...touched])].slice(0, MAX_PRODUCTS),
    )
    const changes = productChanges(by, call, before, after)
    await writeChanges(knex, changes.length ? changes : await otherChanges(knex, by, call, named))
  })
}

/** What was changed of orders, or else of the shop's settings. */
async function otherChanges(knex: Knex, by: string, call: EngineCall, named: string[]): Promise<NewChange[]> {
  // A draft has become an order only now: it is looked for in the answer, too.
  const orders = await ordersOf(knex, named.length ? named : idsIn(call.answer))
  return orders.length ? orders.map((order) => orderChange(by, call, order)) : [settingChange(by, call)]
}

/** What is going to be answered, to be asked for afterwards. */
function answerOf(response: MedusaResponse): () => unknown {
  let answer: unknown
  const send = response.json.bind(response)
  response.json = (body) => {
    answer = body
    return send(body)
  }
  return () => answer
}
