/** The id "new" creates a promotion. */
export const promotionAddress = (id: string): string => `/admin/promotions/${id}`
