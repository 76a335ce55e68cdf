import { json, type Answer } from "./answer"

type Said = "valid" | "invalid" | "away"

interface Question {
  countryCode?: string
  vatNumber?: string
  requesterMemberStateCode?: string
  requesterNumber?: string
}

export class Vies {
  private readonly answers = new Map<string, Said>()
  private readonly requestCounts = new Map<string, number>()
  private consultations = 0

  say(vatNumber: string, answer: Said): void {
    this.answers.set(vatNumber, answer)
  }

  timesAsked(vatNumber: string): number {
    return this.requestCounts.get(vatNumber) ?? 0
  }

  check(question: Question): Answer {
    const { countryCode = "", vatNumber = "", requesterMemberStateCode, requesterNumber } = question
    if (!/^[A-Z]{2}$/.test(countryCode) || !vatNumber)
      return json(400, { actionSucceed: false, errorWrappers: [{ error: "INVALID_INPUT" }] })
    const number = countryCode + vatNumber
    this.requestCounts.set(number, this.timesAsked(number) + 1)
    const answer = this.answers.get(number) ?? "valid"
    if (answer === "away")
      return json(200, { actionSucceed: false, errorWrappers: [{ error: "MS_UNAVAILABLE" }] })
    const byWhom = requesterMemberStateCode && requesterNumber
    return json(200, {
      ...{ countryCode, vatNumber, requestDate: new Date().toISOString(), valid: answer === "valid" },
      requestIdentifier: byWhom ? `WAPIAAAA${String((this.consultations += 1)).padStart(8, "0")}` : "",
      name: answer === "valid" ? "SOCIETE" : "---",
      address: "---",
    })
  }
}
