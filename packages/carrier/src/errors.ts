import type { Misfit } from "@bon-perroquet/contract/address"

/** The carrier was unreachable or failed. A retry may succeed. */
export class CarrierAway extends Error {}

/** The carrier rejected the request. The message comes from the carrier. */
export class CarrierRefusal extends Error {}

export class AccountRefusal extends CarrierRefusal {}

/** The shipment was not announced to the carrier. */
export class LabelMissing extends Error {}

/** The carrier has the parcel, so its label can't be cancelled. */
export class ParcelHandedOver extends Error {}

/** A text is too long for the label. Nothing was sent. */
export class LabelMisfit extends Error {
  constructor(
    readonly misfit: Misfit,
    readonly party: "sender" | "receiver",
  ) {
    super(`The ${party}'s ${misfit.field} "${misfit.value}" is longer than ${misfit.most} characters.`)
  }
}
