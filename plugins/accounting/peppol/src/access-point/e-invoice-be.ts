import { toCents } from "@bon-perroquet/contract/money"
import { z } from "zod"
import {
  type AccessPoint,
  type AccessPointOptions,
  AccessPointRefusal,
  type Handed,
  type HandedState,
  type Known,
} from "./access-point"
import { isSigned } from "./signature"

/** Documentation: https://api.e-invoice.be/docs, OpenAPI at /openapi.json. */
const API_BASE = "https://api.e-invoice.be"

/** "SENT" means delivered according to the API description. */
const STATES: Record<string, HandedState> = {
  DRAFT: "draft",
  TRANSIT: "sent",
  SENT: "delivered",
  FAILED: "refused",
}

const documentSchema = z.object({
  id: z.string(),
  state: z.string(),
  invoice_id: z.string().nullish(),
  customer_tax_id: z.string().nullish(),
  purchase_order: z.string().nullish(),
  invoice_total: z.union([z.string(), z.number()]).nullish(),
})
const listSchema = z.object({ items: z.array(documentSchema) })
const reachableSchema = z.object({ is_valid: z.boolean() })
const timelineSchema = z.object({
  events: z.array(z.object({ event_type: z.string(), details: z.record(z.string(), z.unknown()).nullish() })),
})
const eventSchema = z.object({ data: z.object({ document_id: z.string() }) })

const wordsOf = (details: Record<string, unknown> | null | undefined): string =>
  Object.values(details ?? {})
    .filter((value) => typeof value === "string")
    .join(" ")

const digitsOf = (text: string): string => text.replace(/\D/g, "")

/**
 * Returns true if the access point's document has the same buyer, order and total. Compares the fields that its
 * response has, at least one.
 */
function isSame(
  { customer_tax_id, purchase_order, invoice_total }: z.infer<typeof documentSchema>,
  { receiver, order_number, total_cents }: Known,
): boolean {
  const matches = [
    customer_tax_id ? digitsOf(customer_tax_id) === receiver.split(":")[1] : null,
    purchase_order ? purchase_order === order_number : null,
    invoice_total ? Math.abs(toCents(Number(invoice_total))) === Math.abs(total_cents) : null,
  ].filter((each) => each !== null)
  return matches.length > 0 && matches.every(Boolean)
}

export function eInvoiceBe({ apiKey, apiBase = API_BASE, webhookSecret }: AccessPointOptions): AccessPoint {
  const base = apiBase.replace(/\/$/, "")
  const ask = (path: string, init?: RequestInit) => call(`${base}/api/${path}`, apiKey, init)
  const one = (id: string) => `documents/${encodeURIComponent(id)}`

  async function failure(id: string): Promise<string> {
    const { events } = timelineSchema.parse(await ask(`${one(id)}/timeline`))
    return wordsOf(events.findLast(({ event_type }) => event_type === "send_failed")?.details)
  }

  async function handed(answer: unknown): Promise<Handed> {
    const { id, state: providerState } = documentSchema.parse(answer)
    const state = STATES[providerState]
    if (!state)
      throw new Error(`The access point returned the unknown state "${providerState}" of document ${id}.`)
    return state === "refused" ? { id, state, reason: await failure(id) } : { id, state }
  }

  const look = async (id: string): Promise<Handed> => handed(await ask(one(id)))

  async function find(document: Known): Promise<Handed | null> {
    const { number } = document
    const query = `?search=${encodeURIComponent(number)}&page_size=100`
    let isTaken = false
    for (const list of ["outbox/", "drafts/"]) {
      const { items } = listSchema.parse(await ask(list + query))
      const there = items.filter(
        ({ invoice_id, state }) => invoice_id === number && STATES[state] !== "refused",
      )
      const match = there.find((each) => isSame(each, document))
      if (match) return handed(match)
      isTaken ||= there.length > 0
    }
    if (isTaken)
      throw new AccessPointRefusal(
        `The access point already has a different document with the number ${number}.`,
      )
    return null
  }

  return {
    find,
    look,
    isReachable: async (receiver) => {
      const path = `validate/peppol-id?peppol_id=${encodeURIComponent(receiver)}`
      return reachableSchema.parse(await ask(path)).is_valid
    },
    put: async ({ number, xml }) => {
      const body = new FormData()
      body.set("file", new Blob([xml], { type: "application/xml" }), `${number}.xml`)
      return handed(await ask("documents/ubl", { method: "POST", body }))
    },
    send: async (id, receiver) => {
      const [scheme = "", address = ""] = receiver.split(":")
      const query = new URLSearchParams({ receiver_peppol_scheme: scheme, receiver_peppol_id: address })
      try {
        return await handed(await ask(`${one(id)}/send?${query.toString()}`, { method: "POST" }))
      } catch (error) {
        // The document was sent before, and the response was lost.
        if (error instanceof NotInState) return look(id)
        throw error
      }
    },
    eventOf: (body, signature) => {
      if (!webhookSecret || !signature || !isSigned(body, signature, webhookSecret)) return null
      const { data } = eventSchema.safeParse(JSON.parse(body))
      return data?.data.document_id ?? null
    },
  }
}

const TIMEOUT_MS = 20_000
const REASON_LENGTH = 500

/** Returns true for temporary errors: invalid key, rate limit, server errors. */
const isPassing = (status: number): boolean =>
  status === 401 || status === 403 || status === 408 || status === 429 || status >= 500

const detailSchema = z.object({
  detail: z.union([z.string(), z.array(z.object({ msg: z.string() }))]),
})

async function reasonOf(response: Response): Promise<string> {
  const text = await response.text()
  let message = text
  try {
    const { data } = detailSchema.safeParse(JSON.parse(text))
    if (data)
      message = typeof data.detail === "string" ? data.detail : data.detail.map(({ msg }) => msg).join("; ")
  } catch {
    // The response is no JSON, so its plain text is used.
  }
  return `${response.status} ${message}`.slice(0, REASON_LENGTH)
}

class NotInState extends Error {}

async function call(url: string, apiKey: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    headers: { Authorization: `Bearer ${apiKey}`, Accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.ok) return response.json()
  const reason = await reasonOf(response)
  if (response.status === 405) throw new NotInState(reason)
  throw isPassing(response.status) ? new Error(reason) : new AccessPointRefusal(reason)
}
