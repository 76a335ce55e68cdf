/** Headers of a write that is made only where the shop still has this version; without one it is made anyway. */
export const ifMatch = (version: string | undefined): { "If-Match"?: string } =>
  version === undefined ? {} : { "If-Match": `"${version}"` }
