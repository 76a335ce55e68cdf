import { writeChanges, type NewChange } from "@bon-perroquet/api-kit/changes"
import type { AdminProduct } from "@bon-perroquet/contract"
import { readOwnProductRows, withOwnPictures } from "@bon-perroquet/shop-api/catalogue"
import { afterSuccess } from "@bon-perroquet/api-kit/http"
import { askingAdministrator } from "@bon-perroquet/api-kit/roles"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { adminProduct } from "../products/view"
import { difference, loggedProduct } from "../products/logged-product"

/** Matches calls that this middleware ignores: they log their changes themselves, or change nothing in the shop. */
const NOT_HERE =
  /^\/admin\/(payments\/[^/]+\/refund|shop-orders|administrators|outbox|uploads|views|feature-flags|products\/export|orders\/export|invites\/accept)(\/|$)/i

const MAX_PRODUCTS = 50

async function productsWith(container: MedusaContainer, ids: string[]): Promise<Map<string, AdminProduct>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = ids.length ? await readOwnProductRows(knex, ids) : []
  return new Map(rows.map(withOwnPictures(container)).map((row) => [row.id, adminProduct(row)]))
}

/**
 * Logs a change by Medusa Admin: old and new values of products, otherwise the call. For products, it compares the
 * records before and after the request.
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
    // Medusa also accepts ids with percent-encoded letters.
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
  // If a draft has become an order, its id may be in the answer only.
  const orders = await ordersOf(knex, named.length ? named : idsIn(call.answer))
  return orders.length ? orders.map((order) => orderChange(by, call, order)) : [settingChange(by, call)]
}

function answerOf(response: MedusaResponse): () => unknown {
  let answer: unknown
  const send = response.json.bind(response)
  response.json = (body) => {
    answer = body
    return send(body)
  }
  return () => answer
}

/** A Medusa id: prefix and ULID. */
const ID = /\b[a-z_]+_[0-9A-Z]{26}\b/g
const MAX_CHARACTERS = 100_000
const MAX_IDS = 200

export function idsIn(...values: unknown[]): string[] {
  const text = JSON.stringify(values).slice(0, MAX_CHARACTERS)
  return [...new Set(text.match(ID))].slice(0, MAX_IDS)
}

const PRODUCTS = `
  SELECT id FROM product WHERE id = ANY(:ids)
  UNION SELECT product_id FROM product_variant WHERE id = ANY(:ids)
  UNION SELECT variant.product_id FROM product_variant variant
    JOIN product_variant_inventory_item link ON link.variant_id = variant.id
    WHERE link.inventory_item_id = ANY(:ids)`

/** Returns product ids for ids of products, variants or inventory items. */
async function productsOf(knex: Knex, ids: string[]): Promise<string[]> {
  const { rows } = await knex
    .raw<{ rows: { id: string }[] }>(PRODUCTS, { ids })
    .options({ name: "products of ids" })
  return rows.map(({ id }) => id)
}

const ORDERS = `
  SELECT "order".id, COALESCE("order".custom_display_id, '#' || "order".display_id) AS number FROM "order"
  WHERE "order".id IN (
    SELECT unnest(CAST(:ids AS text[]))
    UNION SELECT order_id FROM return WHERE id = ANY(:ids)
    UNION SELECT order_id FROM order_claim WHERE id = ANY(:ids)
    UNION SELECT order_id FROM order_exchange WHERE id = ANY(:ids)
    UNION SELECT order_id FROM order_fulfillment WHERE fulfillment_id = ANY(:ids)
    UNION SELECT order_id FROM order_payment_collection WHERE payment_collection_id = ANY(:ids)
    UNION SELECT link.order_id FROM payment
      JOIN order_payment_collection link ON link.payment_collection_id = payment.payment_collection_id
      WHERE payment.id = ANY(:ids))`

/** Returns the orders of ids of orders, returns, claims, exchanges, fulfillments or payments. */
async function ordersOf(knex: Knex, ids: string[]): Promise<{ id: string; number: string }[]> {
  const { rows } = await knex
    .raw<{ rows: { id: string; number: string }[] }>(ORDERS, { ids })
    .options({ name: "orders of ids" })
  return rows
}

interface EngineCall {
  method: string
  path: string
  body: unknown
  answer: unknown
}

/** Logs only the names of the fields, because their values may be secret. */
const detailsOf = ({ method, path, body }: EngineCall) => ({
  call: `${method} ${path}`,
  ...(isRecord(body) && Object.keys(body).length > 0 && { fields: Object.keys(body).join(", ") }),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const MAKES_PRODUCTS = /^\/admin\/products(\/batch|\/imports?\b.*)?$/i

type Products = ReadonlyMap<string, AdminProduct>

function productChanges(by: string, call: EngineCall, before: Products, after: Products): NewChange[] {
  const about = ({ id, name_fr }: AdminProduct) =>
    ({ by, subject: "product", subject_id: id, label: name_fr }) as const
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): NewChange[] => {
    const [was, is] = [before.get(id), after.get(id)]
    if (was && !is) return [{ ...about(was), action: "deleted", before: loggedProduct(was), after: null }]
    if (is && !was)
      return MAKES_PRODUCTS.test(call.path)
        ? [{ ...about(is), action: "created", before: null, after: loggedProduct(is) }]
        : []
    const differs = was && is && difference(was, is)
    if (!differs) return []
    const [only, ...more] = Object.keys(differs.after)
    const action = (!more.length && only === "price") || only === "stock" ? only : "changed"
    return [{ ...about(is), action, ...differs }]
  })
}

const orderChange = (
  by: string,
  call: EngineCall,
  { id, number }: { id: string; number: string },
): NewChange => ({
  ...{ by, subject: "order", subject_id: id, label: number, action: "engine", before: null },
  after: detailsOf(call),
})

const NAMES = ["name", "code", "title", "label", "value"]

/** Logs e-mail addresses of administrators only: those of customers would remain after an erasure. */
const namesOf = (resource: string) => (/^(users|invites)$/.test(resource) ? ["email"] : NAMES)

function settingChange(by: string, call: EngineCall): NewChange {
  const thing = isRecord(call.answer) ? Object.values(call.answer).find(isRecord) : undefined
  const [, , resource = "", id] = call.path.split("/")
  const name = namesOf(resource)
    .map((field) => thing?.[field])
    .find((value) => typeof value === "string" && value)
  const created = !id && call.method === "POST"
  return {
    ...{ by, subject: "setting", subject_id: id ?? idsIn(thing?.["id"])[0] ?? resource },
    label: typeof name === "string" ? `${resource}: ${name}` : [resource, id].filter(Boolean).join(" "),
    action: created ? "created" : call.method === "DELETE" ? "deleted" : "changed",
    before: null,
    after: detailsOf(call),
  }
}
