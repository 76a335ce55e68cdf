import { paymentMethods } from "../../methods"
import { serialOf } from "../../modules/checkout"
import type { Engine } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"

/** How far before the newest attempt the methods' lists are read, in ms: the clocks differ. */
const MARGIN = 600_000
/** How far back where no attempt is left, in ms. */
const WITHOUT_ATTEMPTS = 30 * 86_400_000

/** The highest number that this process reserved; none before its first. */
let highest: string | undefined

/**
 * The next order number, which no payment has. An older database that was put back counts on from where it was saved: a
 * process that has just started, or whose numbers went back, first asks the payment methods which were given out since.
 * @throws CheckoutRefusal "payment_unavailable" when one does not say
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

/** The numbers of this shop's payments that are younger than what the database knows. */
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
