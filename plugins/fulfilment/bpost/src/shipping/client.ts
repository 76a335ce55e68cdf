import {
  AccountRefusal,
  CarrierAway,
  CarrierRefusal,
  LabelMissing,
  ParcelHandedOver,
  type Shipment,
} from "@bon-perroquet/carrier"
import type { ShippingAccount } from "./account"
import { cancelXml, labelsXml, orderXml } from "./order-xml"
import { elementsOf, textsOf } from "../xml"

/** Timeout of a request in milliseconds. A person waits while bpost creates labels. */
const TIMEOUT_MS = 20_000

const XML = {
  order: "application/vnd.bpost.shm-order-v5+XML",
  found: "application/vnd.bpost.shm-order-v3.5+XML",
  update: "application/vnd.bpost.shm-orderUpdate-v3+XML",
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

/** Returns null for 404. @throws CarrierAway, CarrierRefusal, AccountRefusal */
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
  if (response.status === 401) throw new AccountRefusal("bpost rejects the account.")
  throw new CarrierRefusal(textsOf(text, "message")[0] ?? text.trim().slice(0, 200))
}

const labelPath = (reference: string): string => `/orders/${encodeURIComponent(reference)}`

/** Returns the barcode: null if the parcel is not announced, "" without a label. */
export async function announced(account: ShippingAccount, reference: string): Promise<string | null> {
  const response = await ask(account, labelPath(reference), { headers: { Accept: XML.found } })
  return response === null ? null : (textsOf(response, "barcode")[0] ?? "")
}

/** States of a parcel that bpost has not received. */
const STILL_HERE = ["OPEN", "PENDING", "PRINTED", "ANNOUNCED", "ON-HOLD"]

/**
 * Cancels an announced parcel.
 * @returns false for a missing or cancelled shipment
 * @throws ParcelHandedOver in addition to the errors of `ask`
 */
export async function cancelAnnounced(account: ShippingAccount, reference: string): Promise<boolean> {
  const response = await ask(account, labelPath(reference), { headers: { Accept: XML.found } })
  const states = response === null ? [] : textsOf(response, "status").filter((state) => state !== "CANCELLED")
  if (!states.length) return false
  if (!states.every((state) => STILL_HERE.includes(state))) throw new ParcelHandedOver(reference)
  await ask(account, labelPath(reference), {
    method: "POST",
    headers: { "Content-Type": XML.update },
    body: cancelXml,
  })
  return true
}

/** Announces a parcel. Check `announced` first, because a second call creates a second parcel. */
export async function announce(account: ShippingAccount, shipment: Shipment): Promise<void> {
  await ask(account, "/orders", {
    method: "POST",
    headers: { "Content-Type": XML.order },
    body: orderXml(account, shipment),
  })
}

/** Creates a parcel's label if it is missing. Returns the barcode. */
export async function drawLabel(account: ShippingAccount, reference: string): Promise<string | null> {
  const label = await ask(account, `${labelPath(reference)}/labels/A6`, { headers: LABELS })
  return (label && textsOf(label, "barcode")[0]) || null
}

/** Returns PDF files with the labels. @throws LabelMissing in addition to the errors of `ask` */
export async function labelFiles(account: ShippingAccount, references: readonly string[]): Promise<Buffer[]> {
  const answer = await ask(account, "/labels/A6?forcePrinting=true", {
    method: "POST",
    headers: LABELS,
    body: labelsXml(references),
  })
  if (answer === null) throw new LabelMissing(references.join(", "))
  return elementsOf(answer, "label").flatMap((label) =>
    textsOf(label, "bytes").map((bytes) => Buffer.from(bytes, "base64")),
  )
}
