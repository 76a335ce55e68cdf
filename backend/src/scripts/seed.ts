import type { ExecArgs } from "@medusajs/framework/types"
import { seed } from "../seed"

/** Fills an empty shop. Existing data is not changed. Run `medusa exec src/scripts/seed`. */
export default async function run({ container }: ExecArgs): Promise<void> {
  await seed(container)
}
