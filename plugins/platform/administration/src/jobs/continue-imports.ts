import type { MedusaContainer } from "@medusajs/framework/types"
import { continueImports } from "../imports"

const SECONDS = 5
let running = false

export default async function continueInterruptedImports(container: MedusaContainer): Promise<void> {
  if (running) return
  running = true
  try {
    await continueImports(container)
  } finally {
    running = false
  }
}

export const config = { name: "continue-imports", schedule: { interval: SECONDS * 1000 } }
