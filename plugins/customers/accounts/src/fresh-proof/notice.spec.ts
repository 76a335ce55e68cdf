import { LANGUAGES, SENSITIVE_ACTIONS, type SensitiveActionName } from "@bon-perroquet/contract"
import { hasNotice } from "../mails"
import { TEXTS } from "../mails/texts"

const OWN_MAIL: SensitiveActionName[] = [
  "sign_in",
  "registration",
  "password_reset",
  "subscription_link",
  "password",
  "second_factor",
  "second_factor_with_password",
  "second_factor_removal",
]

it("every sensitive action that notifies people has a text for its e-mail", () => {
  const names = Object.keys(SENSITIVE_ACTIONS) as SensitiveActionName[]
  const notifying = names.filter((name) => SENSITIVE_ACTIONS[name].notifies !== "nobody")
  expect(notifying.filter((name) => !hasNotice(name) && !OWN_MAIL.includes(name))).toEqual([])
  expect(OWN_MAIL.filter((name) => hasNotice(name))).toEqual([])
})

it("a notice names the action, its time and its author in every language", () => {
  for (const language of LANGUAGES) {
    const { notice } = TEXTS[language]
    const text = notice
      .paragraphs({ what: notice.actions.role, when: "12:00", by: "ada@example.org" })
      .join(" ")
    expect(text).toContain(notice.actions.role)
    expect(text).toContain("ada@example.org")
    expect(text).toContain("12:00")
  }
})
