import { MailedLinkQuestion } from "../components/MailedLinkScreen"

/** The link of the mail that asks whether an account may have an order. */
export function Component() {
  return <MailedLinkQuestion link="transfer" />
}
