export type HandedState = "draft" | "sent" | "delivered" | "refused"

export interface Handed {
  id: string
  state: HandedState
  /** Reason of a rejection, in the access point's words. */
  reason?: string
}

export interface Known {
  /** Number of the invoice or credit note. */
  number: string
  /** The buyer's Peppol id, for example "0208:0477472701". */
  receiver: string
  /** Number of its order. */
  order_number: string
  total_cents: number
}

export interface Outgoing extends Pick<Known, "number" | "receiver"> {
  /** Peppol BIS Billing 3.0 */
  xml: string
}

/** A Peppol access point. Permanent errors are thrown as `AccessPointRefusal`. */
export interface AccessPoint {
  /** Returns true if the receiver is registered for this kind of document. */
  isReachable: (receiver: string) => Promise<boolean>
  /**
   * Finds a document that was not rejected, so that it is sent once.
   * @throws AccessPointRefusal if another document has its number, for example after a restore
   */
  find: (document: Known) => Promise<Handed | null>
  /** Uploads a document as a draft. */
  put: (document: Outgoing) => Promise<Handed>
  /** Sends a draft once. Otherwise it returns the current state. */
  send: (id: string, receiver: string) => Promise<Handed>
  look: (id: string) => Promise<Handed>
  /** Returns the document id of a signed event, or null for other requests. */
  eventOf: (body: string, signature: string | undefined) => string | null
}

/** A permanent rejection. */
export class AccessPointRefusal extends Error {}

/** Credentials and address of an access point. */
export interface AccessPointOptions {
  apiKey: string
  /** Address of an emulator instead of the provider. */
  apiBase?: string | undefined
  webhookSecret?: string | undefined
}
