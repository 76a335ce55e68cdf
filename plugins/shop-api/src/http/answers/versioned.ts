import { createHash } from "node:crypto"

/** What a reader may name again when it writes: changes with anything that is told, whoever changed it. */
export const versioned = <View extends object>(view: View): View & { version: string } => ({
  ...view,
  version: createHash("sha256").update(JSON.stringify(view)).digest("base64url").slice(0, 22),
})

/** A version as RFC 9110 writes it in `ETag` and `If-Match`. */
export const entityTag = (version: string): string => `"${version}"`
