import type { MedusaContainer } from "@medusajs/framework/types"
import { eraseOldMessages } from "../outbox/erase"

/** Once a night: messages are not kept longer than they are of use. */
export default async function eraseOld(container: MedusaContainer): Promise<void> {
  await eraseOldMessages(container)
}

export const config = { name: "erase-old-messages", schedule: "23 3 * * *" }
