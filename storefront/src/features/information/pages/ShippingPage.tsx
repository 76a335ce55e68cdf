import { useDeliveryTexts } from "../../../components/delivery"
import { InformationPage } from "../InformationPage"
import { prefetchPage } from "../../../components/written-text"

export const prefetch = prefetchPage("shipping")

/** Where the shop delivers, how fast and for what, as its countries are open now. */
export function Component() {
  const { times } = useDeliveryTexts()
  return <InformationPage page="shipping" rows={{ times }} />
}
