const OF_DELIVERY = { part: /** @type {const} */ ("delivery"), wave: /** @type {const} */ ("deliver") }

/**
 * Kill points in a change of delivery that cancels the order's label and refunds a part of the price.
 * @type {import("./points.mjs").KillPoint[]}
 */
export const DELIVERY_POINTS = [
  {
    ...{ ...OF_DELIVERY, name: "change of delivery is begun" },
    ...{ table: "order_delivery_change", on: "INSERT" },
  },
  {
    ...{ ...OF_DELIVERY, name: "change of delivery begins an edit", table: "order_change" },
    ...{ on: "INSERT", when: "NEW.description LIKE 'orddlv%'" },
  },
  {
    ...{ ...OF_DELIVERY, name: "change of delivery has edited the order", table: "order_change" },
    ...{ on: "UPDATE", when: "NEW.description LIKE 'orddlv%' AND NEW.status = 'confirmed'" },
  },
  {
    ...{ ...OF_DELIVERY, name: "change of delivery writes the address", table: "order" },
    ...{ on: "UPDATE", when: "NEW.shipping_address_id <> OLD.shipping_address_id" },
  },
  {
    ...{ ...OF_DELIVERY, name: "change of delivery drops the label's number", table: "order_status" },
    ...{ on: "UPDATE", when: "NEW.tracking_number IS NULL AND OLD.tracking_number IS NOT NULL" },
  },
  {
    ...{ ...OF_DELIVERY, name: "change of delivery begins a refund", table: "order_refund" },
    ...{ on: "INSERT", when: "NEW.key LIKE 'asked:orddlv%'" },
  },
  {
    ...{ ...OF_DELIVERY, name: "change of delivery is done", table: "order_delivery_change" },
    ...{ on: "UPDATE", when: "NEW.state = 'done' AND OLD.state IS DISTINCT FROM NEW.state" },
  },
]
