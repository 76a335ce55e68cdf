import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetUploads } from "../images"

/** Sweeps one after the other in a round, at most: the rest is left to the next. */
const MAX_SWEEPS = 20

/** Every hour, some: what was sent and is shown nowhere does not stay for ever. */
export default async function forget(container: MedusaContainer): Promise<void> {
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) if ((await forgetUploads(container)) === 0) return
}

export const config = { name: "forget-uploads", schedule: { interval: 3_600_000 } }
