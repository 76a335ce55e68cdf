/** What the carrier charges; pure, so that the cart's view and the engine say the same. */
export {
  DELIVERY_KINDS,
  deliveryPrice,
  needsPoint,
  optionDataSchema,
  POINT_KINDS,
  tariffSchema,
  type DeliveryKind,
  type OptionData,
  type PointKind,
  type Shipment,
  type Tariff,
} from "./tariff"
