/** Returns headers for a write that requires this version. Without a version the write is unconditional. */
export const ifMatch = (version: string | undefined): { "If-Match"?: string } =>
  version === undefined ? {} : { "If-Match": `"${version}"` }
