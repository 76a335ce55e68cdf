import { countriesQuery } from "@bon-perroquet/shop-react"
import { useDeliveryTexts } from "../../../components/delivery"
import type { Prefetch } from "../../../config/screen-request"
import { InformationPage } from "../InformationPage"

export const prefetch: Prefetch = ({ shop, queries }) => queries.query(countriesQuery(shop))

/** Where the shop delivers, how fast and for what, as its countries are open now. */
export function Component() {
  const { area, free, times } = useDeliveryTexts()
  return <InformationPage page="shipping" facts={{ area, free: free && `${free}.` }} rows={{ times }} />
}
