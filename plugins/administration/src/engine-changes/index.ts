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

/** Calls that record their changes, and calls that change nothing in the shop. */
const NOT_HERE =
  /^\/admin\/(payments\/[^/]+\/refund|shop-orders|administrators|outbox|uploads|views|feature-flags|products\/export|orders\/export|invites\/accept)(\/|$)/i

const MAX_PRODUCTS = 50

async function productsWith(container: MedusaContainer, ids: string[]): Promise<Map<string, AdminProduct>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = ids.length ? await readOwnProductRows(knex, ids) : []
  return new Map(rows.map(withOwnPictures(container)).map((row) => [row.id, adminProduct(row)]))
}

/**
 * Records changes through the engine's Admin API, as Medusa Admin makes them. For products it records the old
 * and new values, for orders and other records the call. It compares the records that the request names
 * before and after.
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
    // The engine also accepts ids with percent-encoded letters.
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

async function otherChanges(knex: Knex, by: string, call: EngineCall, named: string[]): Promise<NewChange[]> {
  // A draft has only now become an order, so its id may be in the answer only.
  const orders = await ordersOf(knex, named.length ? named : idsIn(call.answer))
  return orders.length ? orders.map((order) => orderChange(by, call, order)) : [settingChange(by, call)]
}

/** Captures the answer. Returns a function to read it afterwards. */
function answerOf(response: MedusaResponse): () => unknown {
  let answer: unknown
  const send = response.json.bind(response)
  response.json = (body) => {
    answer = body
    return send(body)
  }
  return () => answer
}
