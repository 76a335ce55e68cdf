import { useDeliveryRows } from "../../../components/arrival"
import { InformationPage } from "../InformationPage"
import { prefetchPage } from "../../../components/written-text"

export const prefetch = prefetchPage("shipping")

export function Component() {
  return <InformationPage page="shipping" rows={{ times: useDeliveryRows() }} />
}
