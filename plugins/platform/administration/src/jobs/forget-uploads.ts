import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetUploads } from "../images"

const MAX_SWEEPS = 20

export default async function forget(container: MedusaContainer): Promise<void> {
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) if ((await forgetUploads(container)) === 0) return
}

export const config = { name: "forget-uploads", schedule: { interval: 3_600_000 } }
