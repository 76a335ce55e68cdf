import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { mailInvitation } from "../mails"

export default async function invited({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await mailInvitation(container, event.data.id)
}

export const config: SubscriberConfig = { event: ["invite.created", "invite.resent"] }
