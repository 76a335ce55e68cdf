/** @param id "new" for a new category */
export const categoryScreenAddress = (id: string): string => `/admin/categories/${id}`
