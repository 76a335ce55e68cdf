export { deliverWebhooks, replay, sendTest } from "./deliver"
export { deleteOldDeliveries, deliveriesPage, deliveryDetail } from "./log"
