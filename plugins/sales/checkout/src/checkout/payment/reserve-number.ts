import { paymentMethods } from "../../methods"
import { serialOf } from "../../modules/checkout"
import type { Engine } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"

/** Milliseconds before the newest payment attempt from which payments are read, because clocks differ. */
const MARGIN = 600_000
/** Age in milliseconds of the oldest payment to read if the database has no payment attempt. */
const WITHOUT_ATTEMPTS = 30 * 86_400_000

let highest: string | undefined

/**
 * Reserves the next unused order number. After a restore, payment methods may have higher order numbers than
 * the database. They are read by each new process, and again if the database's numbers decreased.
 * @throws CheckoutRefusal "payment_unavailable" if a method does not respond
 */
export async function reserveNumber(engine: Engine): Promise<string> {
  const { numbers } = engine.attempts
  const before = highest
  let number = before === undefined ? null : await numbers.reserve()
  if (number === null || !isAfter(number, before)) {
    await numbers.raiseAbove([...(before ? [before] : []), ...(await numbersElsewhere(engine))])
    number = await numbers.reserve()
  }
  if (isAfter(number, highest)) highest = number
  return number
}

const isAfter = (number: string, other: string | undefined): boolean =>
  other === undefined || serialOf(number) > serialOf(other)

/** Returns the order numbers of payments that this shop opened since the newest attempt in the database. */
async function numbersElsewhere({ attempts, container }: Engine): Promise<string[]> {
  const [shop, newest] = await Promise.all([attempts.shopId(), attempts.newestAttemptAt()])
  const since = newest ? newest.getTime() - MARGIN : Date.now() - WITHOUT_ATTEMPTS
  const numbers: string[] = []
  try {
    for (const method of paymentMethods(container))
      for await (const { purchase } of method.openedSince(new Date(since)))
        if (purchase.shop_id === shop && purchase.order_number) numbers.push(purchase.order_number)
  } catch (error) {
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
  return numbers
}
