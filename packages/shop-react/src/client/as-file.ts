/** How a call is asked for a file: a plain link to it would carry no token. */
export const AS_FILE = { headers: { Accept: "*/*" }, parseAs: "blob" } as const
