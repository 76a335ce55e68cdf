export { changeArticles, previewArticles } from "./change-articles"
