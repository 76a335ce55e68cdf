/** Parcels announced to bpost's Shipping Manager, and their labels. */
export { hasShippingAccount, shippingAccount, type ShippingAccount } from "./account"
export { announced, CarrierAway, CarrierRefusal, LabelMissing } from "./client"
export { LabelMisfit } from "./fit"
export { labelOf, labelsPdf } from "./label"
export { MAX_WEIGHT_GRAMS, type Parcel } from "./parcel"
