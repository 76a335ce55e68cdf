import type { LabelLimits } from "@bon-perroquet/contract/address"
import type { DeliveryCountry, DeliveryPoint, LabelOmission, Language } from "@bon-perroquet/contract"
import type { DeliveryKind } from "@bon-perroquet/contract/sets"
import type { PointDirectory } from "./points"
import type { Shipment } from "./shipment"

/**
 * A carrier is the service of a Medusa module whose name begins with `CARRIER`
 * (docs/decisions/0078-carriers-are-modules.md). Its fulfilment provider prices its shipping options
 * (`CarrierProvider`). The merchant's prices and transit days per country are stored in the options.
 */
export interface Carrier {
  /** Stable identifier in requests, and name of the folder. */
  readonly code: string

  /** Brand name, which is the same in every language. */
  readonly name: string

  /** Whether the merchant uses the carrier. Labels of earlier orders also need a carrier that is no longer offered. */
  readonly isOffered: boolean

  /**
   * Id of the carrier's fulfilment provider in Medusa. It consists of the provider's `identifier` and its id in
   * `shop.config.js`.
   */
  readonly provider_id: string

  /** Returns the services to a country. Empty if the carrier does not deliver there. */
  services(country: DeliveryCountry): readonly Service[]

  readonly limits: CarrierLimits

  /** Directory of service points and lockers. Null if the shop offers no delivery to them. */
  readonly points: PointDirectory | null

  /** Label API of the carrier. Null without an account: the shop then exports a file for the carrier's website. */
  readonly labels: Labels | null

  /** Names of the account's environment variables, shown if the carrier rejects the account. */
  readonly accountVariables: readonly string[]

  /**
   * Returns the address of the page on which the customer follows a parcel, or "". It is used if the label has no
   * `tracking_url`, for example for a number that an administrator typed.
   */
  trackingUrl(parcel: TrackedParcel): string
}

/** Deliveries of one kind to one country. The merchant can change the suggested weight steps and transit times. */
export interface Service {
  kind: DeliveryKind
  /** Upper limits in grams of the price steps. The last one is the maximum weight of a parcel. */
  up_to_grams: readonly number[]
  /** Transit time in working days. */
  min_days: number
  max_days: number
}

export interface CarrierLimits {
  texts: LabelLimits
  /** Maximum weight of a parcel. */
  weight_grams: number
}

/** A label's tracking number ("" if the carrier has not assigned it yet), and its tracking page if the carrier returns one. */
export interface Label {
  tracking_number: string
  tracking_url?: string
}

export interface TrackedParcel {
  tracking_number: string
  language: Language
  kind: DeliveryKind
  /** ISO 3166-1 alpha-2, upper case. Null if the order has no address. */
  country: string | null
  postal_code: string | null
}

/**
 * Creates and cancels shipping labels at the carrier. `reference` is the order number. A counter follows it if the
 * order has several parcels or a replaced label. All methods throw CarrierAway if the carrier does not respond, and
 * CarrierRefusal if it rejects the request.
 */
export interface Labels {
  /** Returns null if the carrier does not know the shipment. */
  find(reference: string): Promise<Label | null>

  /**
   * Announces the shipment and creates its label, unless an earlier, interrupted call has already done so. The shop never calls this concurrently for one reference.
   * @throws LabelMisfit
   */
  create(shipment: Shipment): Promise<Label>

  /**
   * Cancels an announced shipment.
   * @returns false if the shipment does not exist or was already cancelled
   * @throws ParcelHandedOver
   */
  cancel(reference: string): Promise<boolean>

  /** @throws LabelMissing */
  files(references: readonly string[]): Promise<Buffer[]>

  omissions(texts: OptionalTexts): LabelOmission[]
}

export interface OptionalTexts {
  email: string
  sender_email: string
  point: DeliveryPoint | null
}
