import { arranged } from "./arranged.mjs"
import { inShell } from "./in-shell.mjs"
import { shelled } from "./shelled.mjs"
import { various } from "./various.mjs"

export { categoryScenes } from "./categories.mjs"

/**
 * Content of each product's picture: pieces as `[kind, size in pixels, share of the mix]`, the vessel with
 * its options, `accents` next to it, and the number of pieces that rolled away (`strays`).
 */
const tinted = (list, tint) => list.map((scene) => ({ ...scene, tint }))

export const scenes = [
  ...tinted(shelled, "shelled"),
  ...tinted(inShell, "in-shell"),
  ...tinted([...various, ...arranged], "various"),
]
