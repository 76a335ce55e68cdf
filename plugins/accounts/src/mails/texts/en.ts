import type { Texts } from "./index"

export const en: Texts = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  reset: {
    subject: "Choose a new password",
    paragraphs: [
      "You asked for a new password. The button below lets you choose one; it works once, within an hour.",
    ],
    action: "Choose a password",
    footer: "Didn’t ask for this? Do nothing: your password stays as it is.",
  },
  verify: {
    subject: "Confirm your e-mail address",
    paragraphs: [
      "Confirm that this address is yours: orders that you placed without an account will then appear in your history.",
    ],
    action: "Confirm my address",
    footer: "Didn’t open an account with us? Please ignore this message.",
  },
  newsletter: {
    subject: "Confirm your newsletter subscription",
    paragraphs: ["One more step: confirm that you would like our news, once a month at most."],
    action: "Confirm my subscription",
    footer: "Without your confirmation we send nothing.",
  },
}
