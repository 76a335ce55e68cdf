import type { MedusaContainer } from "@medusajs/framework/types"
import { watchAttention } from "../attention"

const EVERY_SECONDS = 60

/** Raises the alarm in the log; the dashboard and the health check show the same. */
export default async function watch(container: MedusaContainer): Promise<void> {
  await watchAttention(container)
}

export const config = { name: "watch-attention", schedule: { interval: EVERY_SECONDS * 1000 } }
