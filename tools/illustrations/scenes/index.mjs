import { arranged } from "./arranged.mjs"
import { inShell } from "./in-shell.mjs"
import { shelled } from "./shelled.mjs"
import { various } from "./various.mjs"

export { categoryScenes } from "./categories.mjs"

/**
 * What each product's picture shows: pieces as `[kind, size in pixels, share of the mix]`, the vessel with its options,
 * `accents` that lie beside it, and how many pieces rolled away (`strays`).
 */
const tinted = (list, tint) => list.map((scene) => ({ ...scene, tint }))

export const scenes = [
  ...tinted(shelled, "shelled"),
  ...tinted(inShell, "in-shell"),
  ...tinted([...various, ...arranged], "various"),
]
