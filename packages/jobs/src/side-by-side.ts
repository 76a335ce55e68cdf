/** Does all of a job's work, so much of it at a time: one that is slow keeps the others waiting for nothing. */
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
