import { MailedLinkQuestion } from "../components/MailedLinkScreen"

/** Unsubscribes from the newsletter by its link. */
export function Component() {
  return <MailedLinkQuestion link="unsubscribe" />
}
