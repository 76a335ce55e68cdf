import type { MedusaContainer } from "@medusajs/framework/types"
import { THROTTLE_MODULE, type ThrottleModuleService } from "../modules/throttle"

export default async function sweepThrottles(container: MedusaContainer): Promise<void> {
  await container.resolve<ThrottleModuleService>(THROTTLE_MODULE).sweep()
}

export const config = { name: "sweep-throttles", schedule: { interval: 3_600_000 } }
