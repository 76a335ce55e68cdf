/** How it stands with a document at the access point: put there and not sent, on its way, there, or not taken. */
export type HandedState = "draft" | "sent" | "delivered" | "refused"

export interface Handed {
  /** The access point's own. */
  id: string
  state: HandedState
  /** Why it was refused, in the access point's words. */
  reason?: string
}

/** What a document is known by. */
export interface Known {
  /** Of the invoice or credit note. */
  number: string
  /** The buyer's address in the network: "0208:0477472701". */
  receiver: string
  /** Of the order that it is about. */
  order_number: string
  total_cents: number
}

/** A document to be handed over. */
export interface Outgoing extends Pick<Known, "number" | "receiver"> {
  /** Peppol BIS Billing 3.0 */
  xml: string
}

/** Somebody who delivers documents over Peppol. What it answers that no other attempt would change is an `AccessPointRefusal`. */
export interface AccessPoint {
  /** Whether the network knows the receiver, and takes this kind of document to it. */
  isReachable: (receiver: string) => Promise<boolean>
  /**
   * What stands there of a document and was not refused: looked for before it is handed over, so that it is so once.
   * @throws AccessPointRefusal where another one has its number: a number may be given out again after a backup was put back
   */
  find: (document: Known) => Promise<Handed | null>
  /** Puts a document there, without sending it. */
  put: (document: Outgoing) => Promise<Handed>
  /** Sends what was put there. It does so once: what is no draft any more is only looked at. */
  send: (id: string, receiver: string) => Promise<Handed>
  look: (id: string) => Promise<Handed>
  /** The document's id in an event that the access point signed; null of any other request. */
  eventOf: (body: string, signature: string | undefined) => string | null
}

/** The access point does not take the document, and would not if asked again. */
export class AccessPointRefusal extends Error {}

/** Where an access point is reached, and with what. */
export interface AccessPointOptions {
  apiKey: string
  /** Where it is not the provider's own: an emulator's. */
  apiBase?: string | undefined
  webhookSecret?: string | undefined
}
