import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { translateOptionNames } from "../../records/option-names"

/** Names new ways to deliver in the shop's languages. The last step of its workflows, so that there is nothing to undo. */
export const translateOptionNamesStep = createStep(
  "translate-option-names",
  async (_: unknown, { container }) => {
    await translateOptionNames(container)
    return new StepResponse(undefined)
  },
)
