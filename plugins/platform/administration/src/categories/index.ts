export { mergeCategories, orderCategories } from "./arrange"
export { adminCategories, adminCategory } from "./read"
export { changeCategory, createCategory, deleteCategory } from "./save"
