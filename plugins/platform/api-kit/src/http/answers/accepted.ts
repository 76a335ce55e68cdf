import type { Accepted } from "@bon-perroquet/contract"

/** Returns the answer of a call that only reports success, once its work is done. */
export async function accepted(work: Promise<unknown>): Promise<Accepted> {
  await work
  return { accepted: true }
}
