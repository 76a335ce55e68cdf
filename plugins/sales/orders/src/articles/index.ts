export { changeArticles, previewArticles } from "./change-articles"

/** Codes of 409 with which a change of articles can be rejected. */
export const ARTICLE_CONFLICTS = [
  ...([
    "order_busy",
    "order_changed",
    "order_packed",
    "order_replaced",
    "order_refused",
    "edit_open",
  ] as const),
  ...(["articles_unchanged", "articles_all_removed", "order_without_vat"] as const),
  ...(["insufficient_stock", "out_of_stock"] as const),
] as const
