import type { PaymentRisk } from "@bon-perroquet/contract"
import { signalToHoldFor } from "./fraud"

const risk = (about: Partial<PaymentRisk>): PaymentRisk => ({
  ...{ level: "normal", score: null, card_country: "BE", ip_country: null, failed_attempts: 0 },
  ...about,
})

it.each([
  ["no payment without a rule", { level: "highest", failed_attempts: 9 }, {}, null],
  ["the highest level", { level: "highest" }, { level: "highest" }, "risk_highest"],
  ["no lower level", { level: "elevated" }, { level: "highest" }, null],
  ["an elevated level", { level: "elevated" }, { level: "elevated" }, "risk_elevated"],
  ["a higher level", { level: "highest" }, { level: "elevated" }, "risk_highest"],
  ["many declined attempts", { failed_attempts: 3 }, { failed_attempts: 3 }, "failed_attempts"],
  ["no payment with fewer attempts", { failed_attempts: 2 }, { failed_attempts: 3 }, null],
  ["no payment without an assessment", { level: null }, { level: "elevated" }, null],
  ["a card of an untrusted country", { card_country: "US" }, { card_countries: ["FR"] }, "card_country"],
  ["no card of the country of delivery", { card_country: "BE" }, { card_countries: [] }, null],
  ["no card of a trusted country", { card_country: "FR" }, { card_countries: ["FR"] }, null],
  ["no card of an unknown country", { card_country: null }, { card_countries: [] }, null],
] as const)("the fraud rule puts an order on hold for %s", (_what, signals, rule, isOnHold) => {
  expect(signalToHoldFor(risk(signals), "BE", rule)).toBe(isOnHold)
})
