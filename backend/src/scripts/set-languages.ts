import type { ExecArgs } from "@medusajs/framework/types"
import { setLanguages } from "../seed/languages"

/** Applies the languages of merchant.json. Run it with `medusa exec src/scripts/set-languages`. */
export default async function run({ container }: ExecArgs): Promise<void> {
  await setLanguages(container)
}
