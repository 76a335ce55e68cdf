import type { InformationPage } from "@bon-perroquet/contract"
import { countriesQuery, pageTextQuery } from "@bon-perroquet/shop-react"
import type { Prefetch } from "../../config/screen-request"

/** What a page of text shows: what the merchant wrote of it, and the countries that texts may name. */
export const prefetchPage =
  (page: InformationPage): Prefetch =>
  ({ shop, queries }) =>
    Promise.all([queries.query(countriesQuery(shop)), queries.query(pageTextQuery(shop, page))])
