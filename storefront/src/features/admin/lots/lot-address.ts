export const lotAddress = (id: string): string => `/admin/lots/${id}`

export const LOT_LINK = "font-semibold wrap-anywhere underline underline-offset-2"
