import { labelPdf } from "./label-pdf"
import type { Orders, StoredOrder } from "./orders"
import { schemaFault } from "./schema"

export interface Answer {
  status: number
  type: string
  body: string
}

export interface Question {
  method: string
  path: string
  contentType: string
  accept: string
  body: string
}

const SCHEMA = "http://schema.post.be/shm/deepintegration/v3/"
const xml = (status: number, body: string): Answer => ({
  status,
  type: "application/xml",
  body: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`,
})
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
const refused = (status: number, message: string): Answer =>
  xml(
    status,
    `<businessException xmlns="${SCHEMA}"><message>${escaped(message)}</message></businessException>`,
  )
const NOT_FOUND = refused(404, "The order does not exist.")

const textIn = (body: string, name: string): string | undefined =>
  new RegExp(`<(?:[\\w-]+:)?${name}>([^<]*)</`).exec(body)?.[1]

const MAX_GRAMS = 30_000

function faultOf(body: string): string | null {
  if (!/<tns:order [^>]*deepintegration\/v5/.test(body)) return "The order is not in the schema of version 5."
  if (!textIn(body, "reference")) return "The order has no reference."
  if (!textIn(body, "receiverName") && !textIn(body, "name")) return "The receiver has no name."
  if (!textIn(body, "postalCode") || !textIn(body, "streetName")) return "The address is not complete."
  const grams = Number(textIn(body, "weight") ?? textIn(body, "parcelWeight") ?? 0)
  if (grams > MAX_GRAMS) return "The parcel is heavier than 30 kg."
  return schemaFault(body)
}

function createOrder(orders: Orders, { contentType, body }: Question): Answer {
  if (!contentType.startsWith("application/vnd.bpost.shm-order-v5+XML"))
    return refused(415, "Unknown content type.")
  const fault = faultOf(body)
  if (fault) return refused(400, fault)
  orders.add(textIn(body, "reference") ?? "", body)
  return { status: 201, type: "text/plain", body: "" }
}

const orderInfo = ({ reference, boxes }: StoredOrder): Answer =>
  xml(
    200,
    `<orderInfo xmlns="${SCHEMA}"><reference>${reference}</reference>${boxes
      .map(
        ({ barcode, status }) =>
          `<box>${barcode ? `<barcode>${barcode}</barcode>` : ""}<status>${status}</status></box>`,
      )
      .join("")}</orderInfo>`,
  )

function labelsOf(orders: Orders, requested: readonly StoredOrder[]): Answer {
  const printed = requested.map((order) => orders.print(order))
  const parcels = printed.flatMap(({ reference, boxes }) =>
    boxes.map(({ barcode }) => ({ reference, barcode: barcode ?? "" })),
  )
  const file = labelPdf(parcels.map(({ reference, barcode }) => ["bpost (emulator)", barcode, reference]))
  const barcodes = parcels
    .map(
      ({ reference, barcode }) =>
        `<barcodeWithReference><barcode>${barcode}</barcode><reference>${reference}</reference></barcodeWithReference>`,
    )
    .join("")
  return xml(
    200,
    `<labels xmlns="${SCHEMA}"><label>${barcodes}<mimeType>application/pdf</mimeType>` +
      `<bytes>${file.toString("base64")}</bytes></label></labels>`,
  )
}

function batch(orders: Orders, body: string): Answer {
  const references = [...body.matchAll(/<order>([^<]*)<\/order>/g)].map(([, reference = ""]) => reference)
  const matches = references.map((reference) => orders.find(reference))
  const existing = matches.filter((order) => order !== undefined)
  return existing.length && existing.length === matches.length ? labelsOf(orders, existing) : NOT_FOUND
}

/** Cancels an order, unless bpost has already received its parcels. */
function update(orders: Orders, order: StoredOrder, { contentType, body }: Question): Answer {
  if (!contentType.startsWith("application/vnd.bpost.shm-orderUpdate-v3+XML"))
    return refused(415, "Unknown content type.")
  if (textIn(body, "status") !== "CANCELLED") return refused(400, "The status can't be set.")
  if (order.boxes.some(({ status }) => status === "IN_TRANSIT"))
    return refused(400, "The order has been handed over.")
  orders.setStatus(order, "CANCELLED")
  return { status: 200, type: "text/plain", body: "" }
}

export function answer(orders: Orders, question: Question): Answer {
  const { method, path, body } = question
  if (method === "POST" && path === "/orders") return createOrder(orders, question)
  if (method === "POST" && path === "/labels/A6") return batch(orders, body)
  const [, encoded = "", labels] = /^\/orders\/([^/]+)(\/labels\/A6)?$/.exec(path) ?? []
  const order = orders.find(decodeURIComponent(encoded))
  if (!order) return NOT_FOUND
  if (method === "POST" && !labels) return update(orders, order, question)
  if (method !== "GET") return NOT_FOUND
  return labels ? labelsOf(orders, [order]) : orderInfo(order)
}
