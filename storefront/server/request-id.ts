/** A caller's own name for a request, if it is fit for a header, a log and the eye. */
export const isRequestId = (id: unknown): id is string => typeof id === "string" && /^[\w-]{1,64}$/.test(id)
