import type { ExecArgs } from "@medusajs/framework/types"
import { seed } from "../seed"

/** `medusa exec src/scripts/seed`: fills an empty shop; on a filled one it changes nothing. */
export default async function run({ container }: ExecArgs): Promise<void> {
  await seed(container)
}
