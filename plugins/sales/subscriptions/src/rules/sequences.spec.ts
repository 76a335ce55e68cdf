import { dayLater, type VatNumberProof } from "@bon-perroquet/contract"
import { taxationOf } from "@bon-perroquet/contract/vat/charged"
import { withoutVat } from "@bon-perroquet/contract/vat/totals"
import fc from "fast-check"
import {
  ANNOUNCED_DAYS,
  announcedCents,
  chargeDay,
  isToAnnounce,
  nextTry,
  stepOfAnnounced,
  stepOfPlanned,
} from "."

const DUE = "2026-12-20"
const CONFIRMED_DAYS = 7

interface Delivery {
  today: string
  isOpen: boolean
  viesAnswers: boolean
  bankRefuses: boolean
  unit_cents: number
  confirmed_on: string | null
  act_on: string
  announced: { cents: number; on: string } | null
  tries: number
  charged: number | null
  mails: ("announced" | "blocked" | "refused")[]
}

const newDelivery = (): Delivery => ({
  ...{ today: "2026-12-10", isOpen: true, viesAnswers: true, bankRefuses: false, unit_cents: 1000 },
  ...{
    confirmed_on: "2026-12-10",
    act_on: "2026-12-10",
    announced: null,
    tries: 0,
    charged: null,
    mails: [],
  },
})

interface Price {
  cents: number
  goods_cents: number
  delivery_cents: number
  isUnproved: boolean
}

function priceOf(delivery: Delivery): Price {
  if (delivery.viesAnswers) delivery.confirmed_on = delivery.today
  const { confirmed_on, today, unit_cents } = delivery
  const isConfirmed = confirmed_on !== null && today <= dayLater(confirmed_on, CONFIRMED_DAYS)
  const proofState = isConfirmed ? "valid" : "unanswered"
  const proof: VatNumberProof = { standing: proofState, checked_at: "", consultation_number: null }
  const isExempt = taxationOf({ country: "FR" }, "FR", proof) === "exempt"
  const line = { unit_cents, quantity: 3, rate: 6 }
  const exempt = withoutVat({ lines: [line], delivery_cents: 595 })
  const goods_cents = 3 * (isExempt ? (exempt.units[0] ?? 0) : unit_cents)
  const delivery_cents = isExempt ? exempt.delivery_cents : 595
  return { cents: goods_cents + delivery_cents, goods_cents, delivery_cents, isUnproved: !isExempt }
}

/**
 * Checks that the announcement has the amounts of the invoice, which are without VAT if the sale is exempt.
 */
function expectInvoiced({ unit_cents }: Delivery, { cents, goods_cents, delivery_cents }: Price): void {
  const goods = [{ variant_id: "seeds", line_total_cents: 3 * unit_cents }]
  const announced = announcedCents(goods, new Map([["seeds", goods_cents]]), cents)
  expect(announced).toEqual({ lines: [goods_cents], delivery_cents })
}

function announce(delivery: Delivery): void {
  const price = delivery.isOpen ? priceOf(delivery) : null
  const step = stepOfPlanned(price, DUE, delivery.today)
  if (step === "block") return block(delivery)
  if (step === "wait" || !price) return
  expectInvoiced(delivery, price)
  delivery.announced = { cents: price.cents, on: delivery.today }
  delivery.act_on = chargeDay(DUE, delivery.today)
  delivery.mails.push("announced")
}

function block(delivery: Delivery): void {
  delivery.mails.push("blocked")
  delivery.announced = null
  delivery.act_on = dayLater(delivery.today, 1)
}

function charge(delivery: Delivery): void {
  const cents = delivery.isOpen ? priceOf(delivery).cents : null
  const step = stepOfAnnounced(cents, delivery.announced?.cents ?? 0)
  if (step === "block") return block(delivery)
  if (step === "announce") return announce(Object.assign(delivery, { announced: null }))
  expect(delivery.isOpen).toBe(true)
  if (!delivery.bankRefuses) return void (delivery.charged = cents)
  delivery.tries += 1
  delivery.mails.push("refused")
  delivery.act_on = nextTry(delivery.tries, delivery.today) ?? "paused"
}

function advance(delivery: Delivery): void {
  const { today, act_on, announced, charged } = delivery
  if (charged !== null || act_on > today || !isToAnnounce(DUE, today)) return
  if (announced) charge(delivery)
  else announce(delivery)
}

const event = (name: string, change: (delivery: Delivery) => void) => ({
  check: () => true,
  run: (_model: object, delivery: Delivery) => {
    const { charged: before, announced: earlierAnnouncement } = delivery
    change(delivery)
    const { today, charged, tries, mails, announced } = delivery
    expect(tries).toBe(mails.filter((mail) => mail === "refused").length)
    if (announced && announced !== earlierAnnouncement && today <= DUE)
      expect(priceOf(delivery).isUnproved).toBe(false)
    if (charged === null || before !== null) return
    // The customer must not be charged more, or earlier, than announced.
    expect(charged).toBeLessThanOrEqual(earlierAnnouncement?.cents ?? 0)
    expect(today >= dayLater(earlierAnnouncement?.on ?? "", ANNOUNCED_DAYS) && today >= DUE).toBe(true)
  },
  toString: () => name,
})

const EVENTS = [
  event("a day passes", (delivery) =>
    advance(Object.assign(delivery, { today: dayLater(delivery.today, 1) })),
  ),
  event("VIES is away or back", (delivery) => void (delivery.viesAnswers = !delivery.viesAnswers)),
  event("the country closes or opens", (delivery) => void (delivery.isOpen = !delivery.isOpen)),
  event("the bank refuses or accepts", (delivery) => void (delivery.bankRefuses = !delivery.bankRefuses)),
  event("the price rises", (delivery) => void (delivery.unit_cents += 50)),
  event("the price falls", (delivery) => void (delivery.unit_cents -= 50)),
]
const [day] = EVENTS

it("a delivery is charged at most the announced price, after its notice, and fails only if the bank refuses", () => {
  const events = [day, day, day, day, ...EVENTS].flatMap((each) => (each ? [fc.constant(each)] : []))
  fc.assert(
    fc.property(fc.commands(events, { maxCommands: 40, size: "max" }), (sequence) =>
      fc.modelRun(() => ({ model: {}, real: newDelivery() }), sequence),
    ),
    { numRuns: 300 },
  )
})

it("a failure of VIES on the day neither delays an exempt delivery nor changes its price", () => {
  const delivery = newDelivery()
  const passTo = (to: string) => {
    while (delivery.today < to) advance(Object.assign(delivery, { today: dayLater(delivery.today, 1) }))
  }
  passTo("2026-12-18")
  const announced_cents = delivery.announced?.cents
  delivery.viesAnswers = false
  passTo(DUE)
  expect(delivery.charged).toBe(announced_cents)
  expect(delivery.mails).toEqual(["announced"])
})

it("a delivery to a closed country is not charged", () => {
  const delivery = newDelivery()
  while (delivery.today < DUE) {
    delivery.isOpen = delivery.today < "2026-12-18"
    advance(Object.assign(delivery, { today: dayLater(delivery.today, 1) }))
  }
  expect(delivery).toMatchObject({ charged: null, tries: 0, mails: ["announced", "blocked"] })
})
