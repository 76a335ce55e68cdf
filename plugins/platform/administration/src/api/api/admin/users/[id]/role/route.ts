import { administratorIdSchema, givenRoleSchema, roleChangeSchema } from "@bon-perroquet/contract"
import { channelWithCode, hasChannels } from "@bon-perroquet/contract/channels"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { setRole } from "../../../../../../users"

export const PUT = route(
  {
    summary: "Set an administrator's role and channels",
    description:
      "Only for owners. It applies from the administrator’s next call. There is always at least one owner. An " +
      "administrator with `channels` only sees their orders and products, and cannot change products.",
    access: "administrator",
    params: z.object({ id: administratorIdSchema }),
    body: roleChangeSchema,
    answer: givenRoleSchema,
    refusals: { 404: ["administrator_not_found", "channel_not_found"], 409: ["last_owner"] },
    example: { role: "orders" },
  },
  async ({ params: { id }, body: { role, channels }, administrator: { email }, container }) => {
    if (channels?.some((code) => !channelWithCode(code))) throw refuse("channel_not_found", 404)
    const limit = await setRole(container, { by: email, id, role, channels })
    return { id, role, ...(hasChannels() && { channels: limit }) }
  },
)
