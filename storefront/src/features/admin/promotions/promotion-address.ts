/** Where a promotion is looked at and changed; "new" makes one. */
export const promotionAddress = (id: string): string => `/admin/promotions/${id}`
