import type { PaymentRisk } from "@bon-perroquet/contract"
import { signalToHoldFor } from "./fraud"

const risk = (about: Partial<PaymentRisk>): PaymentRisk => ({
  ...{ level: "normal", score: null, card_country: "BE", ip_country: null, failed_attempts: 0 },
  ...about,
})

it.each([
  ["nothing without a rule", { level: "highest", failed_attempts: 9 }, {}, null],
  ["the highest level", { level: "highest" }, { level: "highest" }, "risk_highest"],
  ["not a lower level", { level: "elevated" }, { level: "highest" }, null],
  ["an elevated level", { level: "elevated" }, { level: "elevated" }, "risk_elevated"],
  ["a higher level", { level: "highest" }, { level: "elevated" }, "risk_highest"],
  ["many declined attempts", { failed_attempts: 3 }, { failed_attempts: 3 }, "failed_attempts"],
  ["not fewer attempts", { failed_attempts: 2 }, { failed_attempts: 3 }, null],
  ["nothing that was not assessed", { level: null }, { level: "elevated" }, null],
  ["a card of a country without trust", { card_country: "US" }, { card_countries: ["FR"] }, "card_country"],
  ["not a card of the country of delivery", { card_country: "BE" }, { card_countries: [] }, null],
  ["not a card of a trusted country", { card_country: "FR" }, { card_countries: ["FR"] }, null],
  ["nothing of an unknown card", { card_country: null }, { card_countries: [] }, null],
] as const)("the fraud rule holds an order for %s", (_what, signals, rule, isOnHold) => {
  expect(signalToHoldFor(risk(signals), "BE", rule)).toBe(isOnHold)
})
