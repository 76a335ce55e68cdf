/** Processes all items with limited concurrency, so that a slow item does not delay the others. */
export async function sideBySide<One>(
  width: number,
  all: readonly One[],
  work: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = all.values()
  const walk = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: width }, walk))
}
