/** Request options for a download. A plain link would lack the token. */
export const AS_FILE = { headers: { Accept: "*/*" }, parseAs: "blob" } as const
