import type { InformationPage } from "@bon-perroquet/contract"
import { countriesQuery, pageTextQuery } from "@bon-perroquet/shop-react"
import type { Prefetch } from "../../config/screen-request"

/** Loads a page and the countries for its placeholders. */
export const prefetchPage =
  (page: InformationPage): Prefetch =>
  ({ shop, queries }) =>
    Promise.all([queries.query(countriesQuery(shop)), queries.query(pageTextQuery(shop, page))])
