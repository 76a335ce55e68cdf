import type { MedusaContainer } from "@medusajs/framework/types"
import { eraseOldMessages } from "../outbox/erase"

export default async function eraseOld(container: MedusaContainer): Promise<void> {
  await eraseOldMessages(container)
}

export const config = { name: "erase-old-messages", schedule: "23 3 * * *" }
