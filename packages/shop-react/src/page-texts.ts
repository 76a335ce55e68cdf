import type { InformationPage } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useShop, type Asking, retryRead } from "./provider"
import { shopKeys } from "./query-keys"

const FRESH_MS = 60_000

export const pageTextQuery = ({ client, language }: Asking, page: InformationPage) =>
  queryOptions({
    queryKey: shopKeys.pageText(page, language),
    queryFn: async ({ signal }) => {
      const { text, updated_at } = await answerOf(
        client.in(language).GET("/api/pages/{page}", { params: { path: { page } }, signal }),
      )
      return text && { ...text, updated_at }
    },
    staleTime: FRESH_MS,
    retry: retryRead,
  })

/** Returns a page's text: null means the default text, undefined means loading. */
export const usePageText = (page: InformationPage) => useQuery(pageTextQuery(useShop(), page))
