/** Returns the address of a promotion. The id "new" creates one. */
export const promotionAddress = (id: string): string => `/admin/promotions/${id}`
