import type { AdminOrder } from "@bon-perroquet/contract"
import { useChannels } from "@bon-perroquet/shop-react/admin"
import { Badge } from "../../../components/Badge"

/** Names the storefront of an order. Hidden in a shop with one. */
export function ChannelBadge({ order }: { order: Pick<AdminOrder, "channel"> }) {
  const { data: channels } = useChannels()
  const channel = channels?.find(({ code }) => code === order.channel)
  return channel && <Badge>{channel.name}</Badge>
}
