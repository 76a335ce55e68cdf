import { deleteOldDeliveries } from "../deliveries"

export default deleteOldDeliveries

export const config = { name: "delete-old-webhook-deliveries", schedule: { interval: 3_600_000 } }
