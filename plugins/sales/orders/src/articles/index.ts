/** Changes of the articles of an order before it is packed. */
export { changeArticles, previewArticles } from "./change-articles"
