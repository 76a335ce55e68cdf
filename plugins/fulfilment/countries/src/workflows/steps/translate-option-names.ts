import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { translateOptionNames } from "../../records/option-names"

/** Translates names of new methods. As the last step, it needs no compensation. */
export const translateOptionNamesStep = createStep(
  "translate-option-names",
  async (_: unknown, { container }) => {
    await translateOptionNames(container)
    return new StepResponse(undefined)
  },
)
