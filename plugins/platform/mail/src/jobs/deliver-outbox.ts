import type { MedusaContainer } from "@medusajs/framework/types"
import { deliver } from "../outbox/outbox-worker"

const seconds = Number(process.env.MAIL_DELIVERY_SECONDS ?? 10)

/** Retries failed messages and takes over those that a stopped process had claimed. */
export default async function deliverOutbox(container: MedusaContainer): Promise<void> {
  await deliver(container)
}

export const config = { name: "deliver-outbox", schedule: { interval: seconds * 1000 } }
