import type { ShippingAccount } from "./account"
import { labelsXml, orderXml } from "./order-xml"
import type { Parcel } from "./parcel"
import { elementsOf, textsOf } from "../xml"

/** How long an answer may take, in ms: labels are drawn while one waits. */
const TIMEOUT_MS = 20_000

/** The service was not reached, or failed by itself: asking again later may work. */
export class CarrierAway extends Error {}
/** The service says no to what it was asked. */
export class CarrierRefusal extends Error {}
/** Of a parcel that was never announced there is none. */
export class LabelMissing extends Error {}

const XML = {
  order: "application/vnd.bpost.shm-order-v5+XML",
  found: "application/vnd.bpost.shm-order-v3.5+XML",
}
const LABELS = {
  "Content-Type": "application/vnd.bpost.shm-labelRequest-v5+XML",
  Accept: "application/vnd.bpost.shm-label-pdf-v3.4+XML",
}

interface Call {
  method?: "GET" | "POST"
  headers: Record<string, string>
  body?: string
}

/** What the service answers, and null for what it does not know. @throws CarrierAway, CarrierRefusal */
async function ask(
  { account, passphrase, apiBase }: ShippingAccount,
  path: string,
  { method = "GET", headers, body }: Call,
): Promise<string | null> {
  const authorization = `Basic ${Buffer.from(`${account}:${passphrase}`).toString("base64")}`
  let response: Response
  let text: string
  try {
    response = await fetch(`${apiBase}/${encodeURIComponent(account)}${path}`, {
      method,
      headers: { ...headers, Authorization: authorization },
      ...(body && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    text = await response.text()
  } catch (error) {
    throw new CarrierAway(`bpost did not answer: ${String(error)}`)
  }
  if (response.ok) return text
  if (response.status === 404) return null
  if (response.status >= 500 || response.status === 429)
    throw new CarrierAway(`bpost answered ${response.status}`)
  throw new CarrierRefusal(
    response.status === 401 ? "401" : (textsOf(text, "message")[0] ?? text.trim().slice(0, 200)),
  )
}

const labelPath = (reference: string): string => `/orders/${encodeURIComponent(reference)}`

/** The barcode of an order that was announced before; null for one that was not, "" for one without a label yet. */
export async function announced(account: ShippingAccount, reference: string): Promise<string | null> {
  const found = await ask(account, labelPath(reference), { headers: { Accept: XML.found } })
  return found === null ? null : (textsOf(found, "barcode")[0] ?? "")
}

/** Announces a parcel. Who announces it twice has two of them: `announced` is asked first. */
export async function announce(account: ShippingAccount, parcel: Parcel): Promise<void> {
  await ask(account, "/orders", {
    method: "POST",
    headers: { "Content-Type": XML.order },
    body: orderXml(account, parcel),
  })
}

/** The barcode of an announced order; its label is drawn by it, if it was not yet. */
export async function drawLabel(account: ShippingAccount, reference: string): Promise<string | null> {
  const drawn = await ask(account, `${labelPath(reference)}/labels/A6`, { headers: LABELS })
  return (drawn && textsOf(drawn, "barcode")[0]) || null
}

/**
 * The labels of announced orders, as the service has them in files: one, or several to be put together.
 * @throws LabelMissing too
 */
export async function labelFiles(account: ShippingAccount, references: readonly string[]): Promise<Buffer[]> {
  const drawn = await ask(account, "/labels/A6?forcePrinting=true", {
    method: "POST",
    headers: LABELS,
    body: labelsXml(references),
  })
  if (drawn === null) throw new LabelMissing(references.join(", "))
  return elementsOf(drawn, "label").flatMap((label) =>
    textsOf(label, "bytes").map((bytes) => Buffer.from(bytes, "base64")),
  )
}
