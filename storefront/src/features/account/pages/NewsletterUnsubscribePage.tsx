import { MailedLinkQuestion } from "../components/MailedLinkScreen"

/** The link at the foot of the newsletter. */
export function Component() {
  return <MailedLinkQuestion link="unsubscribe" />
}
