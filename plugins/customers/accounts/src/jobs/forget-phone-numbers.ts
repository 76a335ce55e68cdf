import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetPhoneNumbers } from "../personal-data"

export default async function forgetNumbers(container: MedusaContainer): Promise<void> {
  await forgetPhoneNumbers(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "forget-phone-numbers", schedule: "43 3 * * *" }
