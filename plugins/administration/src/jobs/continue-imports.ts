import type { MedusaContainer } from "@medusajs/framework/types"
import { continueImports } from "../imports"

const SECONDS = 5
let running = false

/** Takes up imports where a stopped process left them. */
export default async function continueInterruptedImports(container: MedusaContainer): Promise<void> {
  if (running) return // the last round is still at it
  running = true
  try {
    await continueImports(container)
  } finally {
    running = false
  }
}

export const config = { name: "continue-imports", schedule: { interval: SECONDS * 1000 } }
