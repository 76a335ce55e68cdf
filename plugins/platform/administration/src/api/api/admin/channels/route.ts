import { channelsSchema } from "@bon-perroquet/contract"
import { route, shopOrigins } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { channelsOf } from "@bon-perroquet/api-kit/roles"
import { merchantOf } from "@bon-perroquet/shop-settings/settings"
import { inChannel } from "@bon-perroquet/contract/channels"

export const GET = route(
  {
    summary: "List channels",
    description:
      "The storefronts for which the caller works, the main one first. Empty in a shop with one channel. Send a code " +
      "in the header `X-Channel` to read and change the orders, products and settings of one channel.",
    access: "administrator",
    answer: channelsSchema,
  },
  async ({ container, request }) => {
    const caller = await requireAdministrator(request)
    return Promise.all(
      channelsOf(caller).map((channel) =>
        inChannel(channel, async () => ({
          code: channel.code,
          name: (await merchantOf(container)).name,
          url: shopOrigins(container)[0] ?? "",
        })),
      ),
    )
  },
)
