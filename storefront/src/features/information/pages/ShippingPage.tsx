import { useDeliveryTexts } from "../../../components/delivery"
import { InformationPage } from "../InformationPage"
import { prefetchPage } from "../../../components/written-text"

export const prefetch = prefetchPage("shipping")

/** Shows delivery countries, times and prices. */
export function Component() {
  const { times } = useDeliveryTexts()
  return <InformationPage page="shipping" rows={{ times }} />
}
