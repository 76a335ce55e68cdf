import { MailedLinkQuestion } from "../components/MailedLinkScreen"

/** Adds a guest order to an account by e-mail link. */
export function Component() {
  return <MailedLinkQuestion link="transfer" />
}
