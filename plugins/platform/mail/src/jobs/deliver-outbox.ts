import type { MedusaContainer } from "@medusajs/framework/types"
import { deliver } from "../outbox/outbox-worker"

const seconds = Number(process.env.MAIL_DELIVERY_SECONDS ?? 10)

/** Sends due messages, including those that a stopped process left. */
export default async function deliverOutbox(container: MedusaContainer): Promise<void> {
  await deliver(container)
}

export const config = { name: "deliver-outbox", schedule: { interval: seconds * 1000 } }
