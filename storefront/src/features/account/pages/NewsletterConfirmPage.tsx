import { MailedLinkQuestion } from "../components/MailedLinkScreen"

/** Confirms the newsletter (double opt-in) by e-mail link. */
export function Component() {
  return <MailedLinkQuestion link="newsletter" />
}
