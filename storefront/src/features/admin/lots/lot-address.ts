/** Where a lot is shown. */
export const lotAddress = (id: string): string => `/admin/lots/${id}`

/** What the shop has been told of a lot, on two lines at most. */
export const LOT_LINK = "font-semibold wrap-anywhere underline underline-offset-2"
