import type { ExecArgs } from "@medusajs/framework/types"
import { setLanguages } from "../seed/languages"

/** `medusa exec src/scripts/set-languages`: the engine knows the languages that merchant.json switches on. */
export default async function run({ container }: ExecArgs): Promise<void> {
  await setLanguages(container)
}
