import type Stripe from "stripe"
import { AccountMethods, DEFAULT_MARKS, marksIn } from "./account-methods"

const on = (available = true, value = "on") => ({
  available,
  display_preference: { overridable: null, preference: value, value },
})
const configuration = (methods: object, about: object = {}) =>
  ({
    active: true,
    is_default: true,
    parent: null,
    ...methods,
    ...about,
  }) as Stripe.PaymentMethodConfiguration

it("the account's payment methods are those that are available and enabled", () => {
  const methods = {
    card: on(),
    ideal: on(),
    bancontact: on(true, "off"),
    paypal: on(false),
    apple_pay: on(),
    klarna: on(),
  }
  expect(marksIn([configuration(methods)])).toEqual([
    "Visa",
    "Mastercard",
    "American Express",
    "iDEAL | Wero",
    "Apple Pay",
  ])
})

it("only the account's active default configuration is read", () => {
  const others = [
    configuration({ paypal: on() }, { active: false }),
    configuration({ paypal: on() }, { is_default: false }),
    configuration({ paypal: on() }, { parent: "pmc_of_a_platform" }),
  ]
  expect(marksIn([...others, configuration({ ideal: on() })])).toEqual(["iDEAL | Wero"])
  expect(marksIn(others)).toBeNull()
})

describe("The payment methods of the account", () => {
  let now = 0
  let answer: () => Promise<Stripe.PaymentMethodConfiguration[]>
  let requests = 0
  const methods = () =>
    new AccountMethods(
      () => {
        requests += 1
        return answer()
      },
      () => now,
    )
  const answered = () => new Promise(setImmediate)

  beforeEach(() => {
    now = 0
    requests = 0
    answer = () => Promise.resolve([configuration({ ideal: on() })])
  })

  it("are the four default ones until Stripe answers, and no request waits for it", async () => {
    const account = methods()
    answer = () => new Promise(() => undefined)
    expect(account.marks()).toEqual(DEFAULT_MARKS)
    await answered()
    expect(account.marks()).toEqual(DEFAULT_MARKS)
    expect(requests).toBe(1)
  })

  it("are those of the customer's country", async () => {
    answer = () =>
      Promise.resolve([
        configuration({ card: on(), cartes_bancaires: on(), bancontact: on(), ideal: on(), paypal: on() }),
      ])
    const account = methods()
    expect(account.marks("FR")).toEqual(DEFAULT_MARKS)
    await answered()
    const cards = ["Visa", "Mastercard", "American Express"]
    expect(account.marks("BE")).toEqual([...cards, "Bancontact", "PayPal"])
    expect(account.marks("NL")).toEqual([...cards, "iDEAL | Wero", "PayPal"])
    expect(account.marks("FR")).toEqual([...cards, "Cartes Bancaires", "PayPal"])
    expect(account.marks("LU")).toEqual([...cards, "PayPal"])
    expect(account.marks()).toContain("iDEAL | Wero")
  })

  it("are requested again after ten minutes", async () => {
    const account = methods()
    account.marks()
    await answered()
    expect(account.marks()).toEqual(["iDEAL | Wero"])
    answer = () => Promise.resolve([configuration({ card: on() })])
    now = 10 * 60_000 - 1
    expect(account.marks()).toEqual(["iDEAL | Wero"])
    expect(requests).toBe(1)
    now += 1
    account.marks()
    await answered()
    expect(account.marks()).toEqual(["Visa", "Mastercard", "American Express"])
  })

  it("stay the same if Stripe does not answer, and are requested again after a minute", async () => {
    const account = methods()
    account.marks()
    await answered()
    answer = () => Promise.reject(new Error("down"))
    now = 10 * 60_000
    account.marks()
    await answered()
    expect(account.marks()).toEqual(["iDEAL | Wero"])
    expect(requests).toBe(2)
    now += 60_000
    account.marks()
    expect(requests).toBe(3)
  })
})
