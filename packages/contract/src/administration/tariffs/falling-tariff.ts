/** Imports only types, so that Medusa Admin can bundle it. */
import type { CountryMethod } from "../countries"

type Step = CountryMethod["steps"][number]

/**
 * Returns the first step of each method that is cheaper than the lighter step before it. This is usually a
 * typing error.
 */
export const fallingSteps = (
  methods: readonly CountryMethod[],
): { kind: CountryMethod["kind"]; lighter: Step; heavier: Step }[] =>
  methods.flatMap(({ kind, steps }) => {
    const ordered = [...steps].sort((a, b) => a.up_to_grams - b.up_to_grams)
    const at = ordered.findIndex((step, index) => step.price_cents < (ordered[index - 1]?.price_cents ?? 0))
    const [lighter, heavier] = [ordered[at - 1], ordered[at]]
    return lighter && heavier ? [{ kind, lighter, heavier }] : []
  })
