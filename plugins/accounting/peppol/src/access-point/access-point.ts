export type HandedState = "draft" | "sent" | "delivered" | "refused"

export interface Handed {
  id: string
  state: HandedState
  /** Reason of a rejection, in the access point's words. */
  reason?: string
}

export interface Known {
  number: string
  /** The buyer's Peppol id, for example "0208:0477472701". */
  receiver: string
  order_number: string
  total_cents: number
}

export interface Outgoing extends Pick<Known, "number" | "receiver"> {
  /** The document as Peppol BIS Billing 3.0. */
  xml: string
}

/** Client of a Peppol access point. Throws `AccessPointRefusal` for permanent errors. */
export interface AccessPoint {
  /** Returns whether the receiver's Peppol id is valid. */
  isReachable: (receiver: string) => Promise<boolean>
  /**
   * Returns the document that has this number, or null, so that it is not sent twice. Ignores rejected ones.
   * @throws AccessPointRefusal if another document has its number, for example after a restore
   */
  find: (document: Known) => Promise<Handed | null>
  put: (document: Outgoing) => Promise<Handed>
  /** Sends a draft. If it was sent before, returns its current state. */
  send: (id: string, receiver: string) => Promise<Handed>
  look: (id: string) => Promise<Handed>
  eventOf: (body: string, signature: string | undefined) => string | null
}

export class AccessPointRefusal extends Error {}

export interface AccessPointOptions {
  apiKey: string
  apiBase?: string | undefined
  webhookSecret?: string | undefined
}
