export { hasShippingAccount, shippingAccount, type ShippingAccount } from "./account"
export {
  announced,
  cancelAnnounced,
  CarrierAway,
  CarrierRefusal,
  LabelMissing,
  ParcelHandedOver,
} from "./client"
export { labelOmissions, LabelMisfit } from "./fit"
export { labelOf, labelsPdf } from "./label"
export { MAX_WEIGHT_GRAMS, type Parcel } from "./parcel"
