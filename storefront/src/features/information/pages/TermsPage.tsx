import { useShopFacts } from "@bon-perroquet/shop-react"
import { prefetchPage } from "../../../components/written-text"
import { useOffers } from "../../../config/services"
import { InformationPage } from "../InformationPage"

export const prefetch = prefetchPage("terms")

/** Omits terms of services that the shop does not offer. */
export function Component() {
  const isForBusinesses = useOffers("business")
  const { repeats } = useShopFacts()
  const omitted = [...(repeats ? [] : ["repeats"]), ...(isForBusinesses ? [] : ["business"])]
  return <InformationPage page="terms" omitted={omitted} />
}
