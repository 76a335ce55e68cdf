export const lotAddress = (id: string): string => `/admin/lots/${id}`

/** Classes of a link to a lot. */
export const LOT_LINK = "font-semibold wrap-anywhere underline underline-offset-2"
