import type { ArticleChange, ConfirmedArticleChange } from "@bon-perroquet/contract"
import { useWrite } from "../../api-writes"
import { useAdminWrite } from "../use-invalidate"

export const usePreviewArticles = (order_number: string) =>
  useWrite((api, body: ArticleChange) =>
    api.POST("/api/admin/orders/{order_number}/articles/preview", {
      params: { path: { order_number } },
      body,
    }),
  )

export const useChangeArticles = (order_number: string) =>
  useAdminWrite((api, body: ConfirmedArticleChange) =>
    api.POST("/api/admin/orders/{order_number}/articles", { params: { path: { order_number } }, body }),
  )
