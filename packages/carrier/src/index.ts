export type { Carrier, CarrierLimits, Label, Labels, OptionalTexts, Service, TrackedParcel } from "./carrier"
export {
  AccountRefusal,
  CarrierAway,
  CarrierRefusal,
  LabelMisfit,
  LabelMissing,
  ParcelHandedOver,
} from "./errors"
export { omissions, pointPlace, pointText } from "./omissions"
export { joined } from "./pdf"
export { PointsAway, type FindQuery, type NearQuery, type Point, type PointDirectory } from "./points"
export {
  CARRIER,
  carrierCalled,
  carrierOfProvider,
  carriers,
  defaultCarrier,
  offeredCarriers,
  serviceOf,
} from "./registry"
export { requireFit, senderPlace, type Place, type Sender, type Shipment } from "./shipment"
export { deliveryPrice, needsPoint } from "./tariff"
