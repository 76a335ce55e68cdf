export {
  adminOrder,
  adminOrders,
  adminOrdersNumbered,
  allAdminOrders,
  countTasks,
  labelOmissions,
  lateOrderIds,
  ordersWithWords,
  type OrdersPage,
} from "./orders"
export { labelsCsv } from "./labels"
