import { MailedLinkQuestion } from "../components/MailedLinkScreen"

export function Component() {
  return <MailedLinkQuestion link="cart_reminder_end" />
}
