import { connectOrderViews } from "@bon-perroquet/api-kit/orders"
import { inChannelOfOrder } from "@bon-perroquet/medusa-sql/channels"
import { connectReplacements } from "@bon-perroquet/api-kit/replacements"
import { connectOrders } from "@bon-perroquet/checkout/methods"
import { holdRecalled } from "./holds"
import { orderInItsLanguage, orderOfBuyer, ordersById, requireOrderId, requireOrderIdOf } from "./orders"
import { placeReplacement, recordsOfOrders } from "./replacements"
import { cancelUnpaid, remindOfPayment } from "./status/unpaid-orders"

/**
 * Registers functions that other packages call. Both the middlewares and a job import this file, because a
 * process may load only one of them.
 */
connectOrders({ remind: remindOfPayment, cancelUnpaid })
connectOrderViews({
  ...{ byIds: ordersById, inItsLanguage: orderInItsLanguage, ofBuyer: orderOfBuyer },
  ...{ requireId: requireOrderId, requireIdOf: requireOrderIdOf, inChannel: inChannelOfOrder },
})
connectReplacements({ recordsOf: recordsOfOrders, place: placeReplacement, hold: holdRecalled })
