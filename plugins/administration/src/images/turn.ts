let last: Promise<unknown> = Promise.resolve()

/** Runs one job at a time, because decoding pictures takes memory that the shop needs for sales. */
export async function oneAfterTheOther<T>(job: () => Promise<T>): Promise<T> {
  const mine = last.catch(() => undefined).then(job)
  last = mine
  return mine
}
