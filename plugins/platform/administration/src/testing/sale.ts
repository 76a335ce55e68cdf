import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"

/** Buys a product. @returns the order's number, Stripe's session and the paid amount in cents */
export async function buyAndTell(): Promise<{ number: string; session: string; total: number }> {
  const number = await buy(new ShopClient())
  const { sessions } = await new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL")).state("sessions")
  const session = sessions.find(({ metadata }) => metadata?.["order_number"] === number)
  if (!session) throw new Error(`Stripe has no session of order ${number}.`)
  return { number, session: session.id, total: session.amount_total ?? 0 }
}
