import { countriesQuery } from "@bon-perroquet/shop-react"
import { useDeliveryTexts } from "../../../components/delivery"
import type { Prefetch } from "../../../config/screen-request"
import { InformationPage } from "../InformationPage"

export const prefetch: Prefetch = ({ shop, queries }) => queries.query(countriesQuery(shop))

export function Component() {
  const { area } = useDeliveryTexts()
  return <InformationPage page="terms" facts={{ area }} />
}
