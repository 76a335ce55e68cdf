/** @param id "new" for a new promotion */
export const promotionAddress = (id: string): string => `/admin/promotions/${id}`
