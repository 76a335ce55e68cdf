let last: Promise<unknown> = Promise.resolve()

/** Runs jobs in turn: decoding pictures takes memory, and the shop must go on selling meanwhile. */
export async function oneAfterTheOther<T>(job: () => Promise<T>): Promise<T> {
  const mine = last.catch(() => undefined).then(job)
  last = mine
  return mine
}
