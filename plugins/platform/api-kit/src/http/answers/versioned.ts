import { createHash } from "node:crypto"

/** Adds the version of a view, which changes with any of its fields. Clients send it back when they write. */
export const versioned = <View extends object>(view: View): View & { version: string } => ({
  ...view,
  version: createHash("sha256").update(JSON.stringify(view)).digest("base64url").slice(0, 22),
})

export const entityTag = (version: string): string => `"${version}"`
